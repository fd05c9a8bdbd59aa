import { spokenDay } from "../../../core/colombia/spoken.ts";
import { formatCop } from "../../../core/colombia/cop.ts";
import { factsHtml } from "../../../core/http/first-page.html.ts";
import { html, type Html } from "../../../core/html/html.ts";
import { type HowToPay, howToPayTexts as texts, type PaidInto } from "./how-to-pay-block.rules.ts";

const accountHtml = ({ name, number, holder, note }: PaidInto): Html =>
  html`<li>
    <h3>${name}</h3>
    <p class="number">${number}</p>
    <p class="quiet">${holder}</p>
    ${note && html`<p>${note}</p>`}
  </li>`;

/** Returns the HTML of the block `Cómo pagar` for a server-rendered page. */
export const howToPayOnPage = ({ concept, amount, due, reference, accounts }: HowToPay): Html =>
  html`<section class="card">
    <h2>${texts.title}</h2>
    ${factsHtml([
      [concept, due ? `${formatCop(amount)} · hasta el ${spokenDay(due)}` : formatCop(amount)],
      [texts.reference, reference],
    ])}
    <ul>
      ${accounts.map(accountHtml)}
    </ul>
    <p class="quiet">${texts.only(reference)}</p>
  </section>`;
