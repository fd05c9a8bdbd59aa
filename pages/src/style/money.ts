import { desk, wide } from "./widths.ts";

/** Styles of a plan, of the ways to pay and of the amounts of a trip. */
export const moneyStyle = `
.t-money{display:flex;flex-direction:column;gap:20px;padding:16px}
.t-sums{display:grid;gap:12px 16px}
.t-sums dd{font-size:1.375rem;font-weight:650}
.t-bar{display:flex;gap:3px;margin-bottom:16px}
.t-bar>div{flex-basis:0;min-width:6px;height:10px;border-radius:5px;overflow:hidden;background:var(--line)}
.t-bar>.t-late{background:var(--clay)}
.t-bar>div>div{height:100%;background:var(--leaf);transition:width 200ms}
.t-plan>li{display:grid;grid-template-columns:1fr auto;gap:4px 12px;align-items:center;padding-block:10px;border-top:1px solid var(--line)}
.t-plan>li:first-child{border-top:0}
.t-plan>li>:first-child{min-width:0}
.t-alarm{color:var(--clay)}
.t-plan-price{font-weight:650;font-variant-numeric:tabular-nums;white-space:nowrap;text-align:right}
.t-plan-act{margin-right:-6px;text-align:right}
.t-due{font:650 1.375rem/1.3 var(--face-text);font-variant-numeric:tabular-nums;letter-spacing:-.01em}
.t-copied{display:flex;gap:12px;align-items:flex-start;justify-content:space-between}
.t-contacts>.t-copied{align-items:center}
.t-copied>div{min-width:0}
.t-account{padding-block:12px;border-top:1px solid var(--line)}
.t-number{font-size:1.125rem;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.t-account .t-notice{margin-top:8px}
${wide}{.t-sums{grid-auto-flow:column;grid-auto-columns:minmax(0,1fr)}.t-plan>li{grid-template-columns:1fr auto 128px}.t-plan-acts>li{grid-template-columns:1fr auto 128px 132px}.t-plan-price{order:1}.t-plan-act{order:2;margin-right:0}.t-money{padding:24px}}
${desk}{.t-sums{column-gap:24px}}
@media print{.t-sums{break-inside:avoid}.t-sums dd{font-size:1rem}}
@media (prefers-reduced-motion:reduce){.t-bar>div>div{transition:none}}
`;
