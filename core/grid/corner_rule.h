// When a diagonal move may be made. The names in the comments are those of links and of the page.
#pragma once

namespace astrolabe {

/// A diagonal step passes two side cells (s). May it be made?
///
///     free ↘ s      wall ↘ s      wall ↘ s
///      . .           # .           # .
///      . ↘           . ↘           # ↘  (both side cells are walls)
///
///     NoWall   yes           no            no      "nowall"   Lester's tutorial, Moving AI
///     OneWall  yes           yes           no      "onewall"
///     Always   yes           yes           yes     "always"
///     Four     never: only up, left, right, down   "four"
enum class CornerRule { NoWall, OneWall, Always, Four };

} // namespace astrolabe
