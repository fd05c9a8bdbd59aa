import { narrow } from "./widths.ts";

/** Styles of the forms and the foot of a page without a script. */
export const formStyle = `
.t-title{font:500 1.5rem/1.25 var(--face-display);letter-spacing:-.01em}
.t-lead{max-width:760px;margin:0 auto 20px}
.t-refusal{color:var(--clay);font-weight:600}
.t-form{display:grid;gap:12px;margin-top:12px;justify-items:start}
.t-form textarea{box-sizing:border-box;width:100%;min-height:96px;padding:12px;border:1px solid var(--mist);border-radius:var(--radius-field);font:inherit;background:var(--paper);color:var(--ink)}
.t-foot{max-width:1080px;margin:24px auto 0;font-size:.75rem;color:var(--mist);display:grid;gap:4px}
${narrow}{.t-form .t-button{width:100%}}
`;
