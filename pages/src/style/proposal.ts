import { desk, wide } from "./widths.ts";

/** Styles of a proposal, in addition to the styles of its parts. */
export const proposalStyle = `
.t-fact{margin-top:12px}
.t-roomy{padding:20px}
.t-snug{padding:16px}
.t-page-wide{max-width:1080px}
.t-cover{display:block;width:100%;height:auto;aspect-ratio:12/6;object-fit:cover;border-radius:var(--radius-card);background:var(--line)}
.t-services{display:grid;gap:12px}
.t-services+.t-prices{margin-top:20px}
.t-prices{display:grid;gap:8px;padding-top:16px;border-top:1px solid var(--line)}
.t-price{display:flex;justify-content:space-between;align-items:baseline;gap:12px}
.t-price dt{color:var(--mist)}
.t-price-discount dd{color:var(--clay)}
.t-price-total dt{font-weight:650;color:inherit}
.t-price-total dd{font-size:1.5rem;font-weight:650}
.t-shared{margin-bottom:24px}
.t-against{margin-bottom:8px}
.t-options{display:grid;gap:8px}
.t-option{display:grid;gap:12px;grid-template-columns:minmax(0,1fr);padding:16px;border:2px solid var(--line);border-radius:var(--radius-field)}
label.t-option{cursor:pointer}
.t-option:has(:checked),.t-option[data-picked]:not(:has(input)){border-color:var(--sea)}
.t-option:focus-within{outline:2px solid var(--sea);outline-offset:2px}
.t-option-head{display:flex;flex-direction:column;gap:8px}
.t-option-name{display:flex;align-items:center;gap:8px}
.t-option-name h3{overflow-wrap:anywhere}
.t-option input{appearance:none;flex-shrink:0;width:20px;height:20px;margin:2px;border:2px solid var(--mist);border-radius:50%;outline:0;cursor:pointer}
.t-option input:checked{border-color:var(--sea);background:radial-gradient(var(--sea) 5px,transparent 5.5px)}
.t-option-total{font-size:1.375rem;font-weight:650}
.t-extra{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;padding:12px 16px;border:1px solid var(--line);border-radius:var(--radius-field)}
label.t-extra{cursor:pointer}
.t-extra:has(:checked){border-color:var(--sea)}
.t-extra:focus-within{outline:2px solid var(--sea);outline-offset:2px}
.t-extra input{flex-shrink:0;width:20px;height:20px;margin:2px;accent-color:var(--sea);outline:0;cursor:pointer}
.t-extra-name{display:grid;flex:1 1 180px;min-width:0;overflow-wrap:anywhere}
.t-extra-price{display:grid;margin-left:auto;text-align:right}
.t-part.t-card .t-extra-total{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 12px;margin-top:16px;padding-top:16px;border-top:1px solid var(--line);font-size:1.125rem}
.t-details{margin-bottom:20px}
.t-details:empty{margin:0}
.t-strip{display:grid;gap:8px;grid-template-columns:repeat(auto-fill,minmax(132px,1fr));margin-bottom:16px}
.t-strip li{min-width:0;padding:10px;border:1px solid var(--line);border-radius:var(--radius-field)}
.t-strip svg{display:block;width:24px;height:24px;margin-bottom:4px;fill:var(--sea)}
.t-missing{margin-bottom:8px}
:where(.t-part details){padding-block:4px}
:where(.t-part summary){padding-block:12px;color:var(--sea);font-weight:650;cursor:pointer}
.t-folded{margin-top:12px}
.t-pictures{display:grid;column-gap:8px;grid-template-columns:repeat(auto-fit,minmax(200px,1fr))}
.t-hotels{display:grid;gap:8px;margin-block:8px}
.t-hotel{padding:8px;border:1px solid var(--line);border-radius:var(--radius-field)}
.t-part .t-hotel summary{display:flex;gap:12px;align-items:center;padding-block:0;list-style:none}
.t-hotel summary::-webkit-details-marker{display:none}
.t-hotel summary img{flex-shrink:0;object-fit:cover;border-radius:4px}
.t-hotel[open] summary{margin-bottom:8px}
.t-hotel[open] summary img,.t-hotel[open] .t-when-shut,.t-hotel:not([open]) .t-when-open{display:none}
.t-hotel-name{display:block;color:var(--ink);overflow-wrap:anywhere}
.t-credits{margin-top:8px;overflow-wrap:anywhere}
:where(.t-part summary):focus-visible{outline:2px solid var(--sea);outline-offset:2px}
${wide}{.t-cover:not(.t-phone *){aspect-ratio:12/4}}
${desk}{.t-roomy:not(.t-phone *),.t-snug:not(.t-phone *){padding:24px}.t-option:not(.t-phone *){grid-template-columns:minmax(0,1fr) minmax(0,1.6fr) auto}.t-option-price:not(.t-phone *){text-align:right}:where(.t-part summary):not(.t-phone *){padding-block:0}}
`;
