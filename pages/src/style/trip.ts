import { wide } from "./widths.ts";

/** Styles of a trip's page, in addition to the styles of its parts. */
export const tripStyle = `
.t-section{padding-top:12px;border-top:1px solid var(--line);min-width:0}
.t-section>h2{display:flex;align-items:center;min-height:36px;margin-bottom:8px}
.t-place{position:relative;height:168px}
.t-place img{display:block;width:100%;height:100%;object-fit:cover}
.t-countdown{position:absolute;left:16px;bottom:16px;padding:6px 16px;border-radius:var(--radius-field);background:var(--paper);font:600 1.125rem/1.55 var(--face-display)}
.t-cards{display:grid;gap:12px}
.t-flight{padding:16px}
.t-flight .t-facts{margin-top:8px;gap:8px 24px}
.t-flight .t-facts+p{margin-top:8px}
.t-stay img{display:block;width:100%;height:140px;object-fit:cover}
.t-stay>div{display:flex;flex-direction:column;gap:4px;align-items:flex-start;min-width:0;padding:16px;overflow-wrap:anywhere}
.t-stay .t-button{margin-top:8px}
.t-file{display:inline-flex;align-items:center;gap:4px;min-height:44px;overflow-wrap:anywhere}
.t-file svg{flex-shrink:0;width:20px;height:20px;fill:currentColor}
.t-more{margin:12px 0 0 -6px;padding:6px 8px;border:0}
.t-list{display:grid;gap:4px;padding-left:20px;list-style:disc;overflow-wrap:anywhere}
.t-contacts{display:grid;gap:16px}
.t-contacts>div>.t-whatsapp{margin-top:8px}
${wide}{.t-place{height:240px}.t-stay{display:flex}.t-stay img{width:240px;height:auto}}
@media print{.t-section{break-inside:avoid}}
`;
