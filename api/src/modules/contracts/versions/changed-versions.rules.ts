import { spokenDay } from "../../../core/colombia/spoken.ts";
import { formatCop } from "../../../core/colombia/cop.ts";
import type { ChangedTerm } from "../../quotes/quote/offer/changed-term.type.ts";
import { paired, changed, changedLines, without } from "../../quotes/quote/offer/changed-terms.rules.ts";
import { contractTexts, ofEachText } from "../contract/contract-texts.rules.ts";
import { formaPagoLabels } from "../contract/print/payment-form.rules.ts";
import type { BoundContent } from "../contract/print/contract-content.ts";

type Compare = (before: BoundContent, after: BoundContent) => ChangedTerm[];

/** Comparison of each part of a contract, in document order. */
const compared = {
  // All versions of a contract have its number.
  number: () => [],
  client: (before, after) => [
    ...changed("Cliente", named(before.client), named(after.client)),
    ...facts(before).flatMap(([label, text]) => changed(label, text, factOf(after, label))),
    ...facts(after).flatMap(([label, text]) => (factOf(before, label) ? [] : changed(label, "", text))),
  ],
  holder: (before, after) => changed("Titular del viaje", named(before.holder), named(after.holder)),
  origin: (before, after) => changed("Origen", before.origin, after.origin),
  destination: (before, after) => changed("Destino", before.destination, after.destination),
  from: (before, after) => changed("Salida", day(before.from), day(after.from)),
  to: (before, after) => changed("Regreso", day(before.to), day(after.to)),
  travellers: (before, after) => changed("Viajeros", before.travellers, after.travellers),
  passengers: (before, after) => paired("Viajero", names(before), names(after)),
  services: (before, after) => changedServices(before.services, after.services),
  noIncluye: (before, after) => paired("No incluye", before.noIncluye ?? [], after.noIncluye ?? []),
  price: (before, after) => changed("Precio total", formatCop(before.price), formatCop(after.price)),
  formaPago: (before, after) =>
    changed("Forma de pago", formaPagoLabels[before.formaPago], formaPagoLabels[after.formaPago]),
  plan: (before, after) => changedPlan(before.plan, after.plan),
  ...ofEachText(
    (name): Compare =>
      (before, after) =>
        changed(contractTexts[name].title, before[name], after[name]),
  ),
  clausulas: (before, after) =>
    changedLines("Cláusulas", linesOf(before.clausulas), linesOf(after.clausulas)),
  advisor: (before, after) => changed("Asesor", before.advisor?.name, after.advisor?.name),
} satisfies Record<keyof BoundContent, Compare>;

/**
 * Returns the differences between two versions of a contract as text, in document order. A changed order of
 * equal parts is not a difference. Pure.
 */
export const changedVersions = (before: BoundContent, after: BoundContent): ChangedTerm[] =>
  Object.values<Compare>(compared).flatMap((compare) => compare(before, after));

type Service = BoundContent["services"][number];

/**
 * Returns the changes of the services, in the wording of an addendum: removed, changed in detail, and added.
 */
function changedServices(before: readonly Service[], after: readonly Service[]): ChangedTerm[] {
  const goes = without(before, after, sameText);
  const comes = without(after, before, sameText);
  const otherwise = goes.filter((one) => comes.some((two) => sameService(one, two)));
  const label = "Servicio";
  return [
    ...without(goes, otherwise).flatMap((service) => changed(label, serviceText(service), "")),
    ...otherwise.flatMap((one) => {
      const two = comes.find((other) => sameService(one, other));
      return changed(label, serviceText(one), two && serviceText(two));
    }),
    ...comes
      .filter((two) => !otherwise.some((one) => sameService(one, two)))
      .flatMap((service) => changed(label, "", serviceText(service))),
  ];
}

const serviceText = ({ kind, text, detail }: Service): string =>
  [`${kind}: ${text}`, detail].filter(Boolean).join(" · ");
const sameService = (one: Service, two: Service): boolean => one.kind === two.kind && one.text === two.text;
const sameText = (one: Service, two: Service): boolean => serviceText(one) === serviceText(two);

type Step = BoundContent["plan"][number];

/** Returns the changed payments of a plan, compared by their position in it. */
const changedPlan = (before: readonly Step[], after: readonly Step[]): ChangedTerm[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, place) =>
    changed(`Pago ${place + 1} del plan`, stepText(before[place]), stepText(after[place])),
  ).flat();

const stepText = (step: Step | undefined): string =>
  step ? `${step.text}: ${formatCop(step.amount)} a más tardar el ${spokenDay(step.due)}` : "";

const facts = ({ client }: BoundContent) => client.facts;
const factOf = ({ client }: BoundContent, label: string): string | undefined =>
  client.facts.find(([called]) => called === label)?.[1];
const names = ({ passengers }: BoundContent): string[] => passengers.map(({ name }) => name);
const named = ({ name, document }: { readonly name: string; readonly document: string }): string =>
  [name, document].filter(Boolean).join(", ");
const day = (value: string | null): string => (value ? spokenDay(value) : "");
/**
 * Returns the lines of clauses as a reader sees them: without heading marks and with filled fields. A
 * contract keeps its original wording, so a line only differs by the values of its fields.
 */
const linesOf = (clauses: string): string[] =>
  clauses
    .split("\n")
    .map((line) => line.replace(/^#+\s*/, "").trim())
    .filter(Boolean);
