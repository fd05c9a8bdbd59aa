import { desk, office } from "./widths.ts";

/** Styles of a package's page, in addition to the styles of its parts. */
export const packageStyle = `
.t-package{display:grid;gap:20px;grid-template-columns:minmax(0,1fr);margin-top:8px}
.t-package h1{margin-top:4px;font:500 2rem/1.12 var(--face-display);letter-spacing:-.01em;overflow-wrap:anywhere}
.t-package h1+p{margin-top:4px}
.t-package-parts{display:grid;gap:24px;grid-template-columns:minmax(0,1fr);align-items:start}
.t-package-pictures{display:grid;gap:8px;grid-template-columns:minmax(0,1fr)}
.t-package-words{display:grid;gap:20px;grid-template-columns:minmax(0,1fr)}
.t-package-detail{font-size:1.0625rem;line-height:1.7}
.t-thumbs{display:flex;gap:8px;margin-top:8px;padding:3px;overflow-x:auto}
.t-thumb{display:block;width:96px;flex-shrink:0;padding:0;border:0;border-radius:8px;overflow:hidden;background:none;outline:1px solid var(--line)}
button.t-thumb{cursor:pointer}
.t-thumb[aria-pressed=true],.t-thumb:focus-visible{outline:2px solid var(--sea)}
.t-chips{display:flex;flex-wrap:wrap;gap:8px}
.t-chips li{padding:0 11px;border:1px solid color-mix(in srgb,var(--mist) 45%,transparent);border-radius:999px;font-size:.8125rem;font-weight:600;line-height:30px;white-space:nowrap}
.t-package-days{display:grid;gap:16px;margin-top:8px}
.t-package-day{display:grid;gap:12px;grid-template-columns:minmax(0,1fr);overflow-wrap:anywhere}
.t-package-day:has(>.t-package-day-picture){grid-template-columns:96px minmax(0,1fr)}
.t-package-day-picture{border-radius:8px;overflow:hidden;align-self:start}
.t-package-day h3{font-size:1rem;font-weight:650}
.t-package-lines{margin-top:8px;padding-left:18px;list-style:disc;overflow-wrap:anywhere}
.t-offer{display:grid;gap:16px;padding:20px}
.t-offer-price{font-size:1.75rem;white-space:nowrap}
.t-offer-monthly{margin-top:8px}
.t-offer-label{display:block;font-size:.8125rem}
.t-departures{border:0}
.t-departures>details>summary{padding-block:12px;cursor:pointer;color:var(--sea)}
.t-departure{display:flex;align-items:center;gap:12px;padding-block:10px;border-bottom:1px solid var(--line)}
label.t-departure{cursor:pointer}
.t-departure input{width:18px;height:18px;margin:0;flex-shrink:0;accent-color:var(--sea)}
.t-departure-words{display:grid;flex:1;min-width:0}
.t-question{border-bottom:1px solid var(--line)}
.t-question summary{padding-block:12px;cursor:pointer;font-weight:600;overflow-wrap:anywhere}
.t-question p{padding-bottom:12px}
.t-similar{display:grid;gap:20px;grid-template-columns:minmax(0,1fr);margin-top:28px}
.t-offer-acts{display:grid;gap:8px}
${desk}{.t-package{margin-top:16px}.t-package h1{font-size:2.75rem}}
${office}{.t-package-parts{grid-template-columns:minmax(0,1fr) 340px}.t-package-offer{grid-area:1/2/3;height:100%}.t-offer{position:sticky;top:24px}}
`;
