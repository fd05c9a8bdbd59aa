import { desk } from "./widths.ts";

/** Styles of a published text of the agency. */
export const proseStyle = `
.t-prose{max-width:720px;overflow-wrap:anywhere}
.t-prose :is(h1,h2,h3){font-family:var(--face-display);font-weight:500;letter-spacing:-.01em;line-height:1.25}
.t-prose h1{font-size:2.125rem;line-height:1.12;margin:0 0 16px}
.t-prose h2{font-size:1.5rem;margin:32px 0 12px}
.t-prose h3{font-size:1.1875rem;margin:24px 0 8px}
.t-prose :is(p,li){font-size:1rem;line-height:1.65}
.t-prose :is(p,ul,ol){margin-block:12px}
.t-prose :is(ul,ol){padding-left:24px}
.t-prose ul{list-style:disc}
.t-prose ol{list-style:decimal}
.t-prose li+li{margin-top:6px}
.t-prose>:first-child{margin-top:0}
.t-prose a{color:var(--sea);text-decoration:underline}
.t-prose blockquote{margin-left:0;padding-left:16px;border-left:2px solid var(--sea);color:var(--mist)}
.t-prose hr{border:0;border-top:1px solid var(--line);margin-block:24px}
.t-prose img{max-width:100%;border-radius:var(--radius-field)}
.t-prose table{border-collapse:collapse;display:block;overflow-x:auto}
.t-prose :is(th,td){border:1px solid var(--line);padding:8px 12px;text-align:left}
${desk}{.t-prose h1{font-size:2.75rem}}
`;
