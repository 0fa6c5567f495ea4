# Finds the toolchain file of the Emscripten that is installed: that of an emsdk, or the system's.
set(platform_file cmake/Modules/Platform/Emscripten.cmake)
if(DEFINED ENV{EMSDK} AND EXISTS $ENV{EMSDK}/upstream/emscripten/${platform_file})
  include($ENV{EMSDK}/upstream/emscripten/${platform_file})
elseif(EXISTS /usr/share/emscripten/${platform_file})
  include(/usr/share/emscripten/${platform_file})
else()
  message(FATAL_ERROR "Emscripten is not installed: install the package emscripten, or activate an emsdk.")
endif()
