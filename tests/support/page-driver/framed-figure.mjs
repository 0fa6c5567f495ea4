// Figures in frames on third-party pages, which are local files.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from './fixtures.mjs';

/** @import { FrameLocator, Page } from '@playwright/test' */

/** Of a page of the site as a file. @param {string} name */
export const fileUrl = (name) => new URL(`../../../build/site/${name}`, import.meta.url).href;

/**
 * A third-party page, in a folder of its own, with a figure in it.
 * @param {Page} page
 * @param {object} figure
 * @param {string} figure.address
 * @param {number} [figure.width]
 * @returns {Promise<FrameLocator>}
 */
export async function embed(page, { address, width = 640 }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'astrolabe-'));
  const file = path.join(folder, 'host.html');
  const src = address.replaceAll('&', '&amp;');
  const size = `width="${width}" height="${width * 0.625}"`;
  await writeFile(
    file,
    `<!doctype html><title>host</title><iframe sandbox="allow-scripts" ${size} src="${src}"></iframe>`,
  );
  await page.goto(pathToFileURL(file).href);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByTestId('cost')).toHaveAttribute('data-value', /.+/);
  await rm(folder, { recursive: true });
  return frame;
}
