import { dark, faces, light, radius, type Colours } from "../core/look.ts";

const tokens = (colours: Colours) =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}:${value};`)
    .join("");

/** The style of the explorer, in the product's own colours, light and dark. */
export const explorerStyle = `
:root{${tokens(light)}color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{${tokens(dark)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.5 ${faces.text}}
header,main{max-width:1120px;margin:0 auto;padding:24px 16px}
h1{font:600 32px/1.2 ${faces.display};margin:0 0 4px}
h2{font:600 20px/1.2 ${faces.display};margin:32px 0 8px}
p{margin:0 0 12px;color:var(--mist)}
a{color:var(--sea)}
.bar{display:flex;flex-wrap:wrap;gap:16px}
label{display:flex;flex-direction:column;gap:4px;font-size:13px;color:var(--mist);flex:1 1 240px}
input,textarea{font:inherit;color:var(--ink);background:var(--paper);border:1px solid var(--line);border-radius:${radius.field}px;padding:8px 12px;width:100%}
textarea{min-height:140px;font-family:ui-monospace,monospace;font-size:13px}
details{background:var(--paper);border:1px solid var(--line);border-radius:${radius.card}px;margin:0 0 8px}
summary{display:flex;flex-wrap:wrap;align-items:baseline;gap:12px;padding:12px 16px;cursor:pointer}
summary code{font-weight:600;overflow-wrap:anywhere}
summary small{color:var(--mist);margin-left:auto}
.method{font-weight:700;font-size:12px;min-width:56px;color:var(--sea)}
.POST,.PUT,.PATCH{color:var(--leaf)}.DELETE{color:var(--clay)}
.call{display:grid;gap:12px;padding:0 16px 16px}
.fields{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,340px),1fr));gap:12px}
pre{margin:0;padding:12px;background:var(--ground);border-radius:${radius.field}px;overflow:auto;max-height:420px;font-size:13px}
button{justify-self:start;font:inherit;font-weight:600;color:var(--onColour);background:var(--sea);border:0;border-radius:${radius.field}px;padding:8px 16px;cursor:pointer}
:focus-visible{outline:2px solid var(--sea);outline-offset:2px}
`;
