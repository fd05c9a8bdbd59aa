import { desk, narrow, office, wide } from "./widths.ts";

/** Styles of a package's card and of a shelf of cards, in addition to the styles of its parts. */
export const cardStyle = `
.t-pack{position:relative;display:flex;flex-direction:column;height:100%;transition:border-color 160ms}
.t-pack:hover{border-color:var(--sea)}
.t-pack-badge{position:absolute;top:12px;left:12px;padding-inline:8px;border-radius:999px;font-size:.8125rem;font-weight:650;line-height:24px;background:var(--sea);color:var(--onColour)}
.t-pack-words{display:flex;flex:1;flex-direction:column;gap:4px;padding:16px}
.t-pack-title{margin-bottom:0;font:650 1.0625rem/1.4 var(--face-text)}
.t-whole,.t-whole:hover{color:inherit;text-decoration:none}
.t-whole:empty{position:absolute;inset:0}
.t-whole::after{content:"";position:absolute;inset:0}
.t-pack-foot{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:flex-end;gap:12px;margin-top:auto;padding-top:12px}
.t-pack-price{text-align:right}
.t-pack-price:only-child{margin-left:auto}
.t-pack-price .t-strong{font-size:1.125rem;white-space:nowrap}
.t-heading{font:500 1.5rem/1.2 var(--face-display);letter-spacing:-.01em;margin-bottom:0}
.t-shelf{display:grid;gap:20px}
.t-shelf>li{min-width:0;scroll-snap-align:start}
${narrow}{.t-shelf{grid-auto-flow:column;grid-auto-columns:82%;gap:16px;overflow-x:auto;scroll-snap-type:x mandatory;scrollbar-width:none;margin-inline:-16px;padding-inline:16px;scroll-padding-inline:16px}}
${wide}{.t-shelf{grid-template-columns:repeat(2,1fr)}}
${desk}{.t-heading{font-size:2rem}}
${office}{.t-shelf{grid-template-columns:repeat(3,1fr)}}
`;
