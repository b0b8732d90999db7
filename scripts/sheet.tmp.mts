import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
const [out, height, ...files] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: 1800, height: 600 } });
await p.setContent('<body style="margin:0;background:#888;display:flex;flex-wrap:wrap;gap:8px">' + files.map(f => `<img style="height:${height}px" src="data:image/png;base64,${readFileSync('/work/wt/gates/.cache/look-pictures/' + f + '.png').toString('base64')}">`).join(''));
await p.waitForTimeout(300);
await p.screenshot({ path: out!, fullPage: true }); await b.close();
