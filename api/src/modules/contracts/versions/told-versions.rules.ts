import { spokenDay } from "../../../core/colombia/spoken.ts";
import { formatCop } from "../../../core/cop.ts";
import type { ChangedTerm } from "../../../core/told/changed-term.type.ts";
import { paired, told, toldLines, without } from "../../../core/told/told-terms.rules.ts";
import { formaPagoLabels } from "../contract/paper/payment-form.rules.ts";
import type { BoundContent } from "../contract/paper/contract-content.ts";

/**
 * What changed between two versions of a contract, in words and figures, in the order of its document. Who
 * says the same in another order changes nothing. Pure.
 */
export function toldVersions(before: BoundContent, after: BoundContent): ChangedTerm[] {
  return [
    ...told("Cliente", named(before.client), named(after.client)),
    ...facts(before).flatMap(([label, text]) => told(label, text, factOf(after, label))),
    ...facts(after).flatMap(([label, text]) => (factOf(before, label) ? [] : told(label, "", text))),
    ...told("Titular del viaje", named(before.holder), named(after.holder)),
    ...told("Origen", before.origin, after.origin),
    ...told("Destino", before.destination, after.destination),
    ...told("Salida", day(before.from), day(after.from)),
    ...told("Regreso", day(before.to), day(after.to)),
    ...told("Viajeros", before.travellers, after.travellers),
    ...paired("Viajero", names(before), names(after)),
    ...toldServices(before.services, after.services),
    ...told("Precio total", formatCop(before.price), formatCop(after.price)),
    ...told("Forma de pago", formaPagoLabels[before.formaPago], formaPagoLabels[after.formaPago]),
    ...toldPlan(before.plan, after.plan),
    ...told("Condiciones especiales", before.condicionesEspeciales, after.condicionesEspeciales),
    ...told("Observaciones", before.observaciones, after.observaciones),
    ...toldLines("Cláusulas", linesOf(before.clausulas), linesOf(after.clausulas)),
    ...told("Asesor", before.advisor?.name, after.advisor?.name),
  ];
}

type Service = BoundContent["services"][number];

/** Services that go, those told otherwise, and those that come, as an addendum tells them. */
function toldServices(before: readonly Service[], after: readonly Service[]): ChangedTerm[] {
  const goes = without(before, after, sameText);
  const comes = without(after, before, sameText);
  const otherwise = goes.filter((one) => comes.some((two) => sameService(one, two)));
  const label = "Servicio";
  return [
    ...without(goes, otherwise).flatMap((service) => told(label, serviceText(service), "")),
    ...otherwise.flatMap((one) => {
      const two = comes.find((other) => sameService(one, other));
      return told(label, serviceText(one), two && serviceText(two));
    }),
    ...comes
      .filter((two) => !otherwise.some((one) => sameService(one, two)))
      .flatMap((service) => told(label, "", serviceText(service))),
  ];
}

const serviceText = ({ kind, text, detail }: Service): string =>
  [`${kind}: ${text}`, detail].filter(Boolean).join(" · ");
const sameService = (one: Service, two: Service): boolean => one.kind === two.kind && one.text === two.text;
const sameText = (one: Service, two: Service): boolean => serviceText(one) === serviceText(two);

type Step = BoundContent["plan"][number];

/** The payments of a plan by their place in it. */
const toldPlan = (before: readonly Step[], after: readonly Step[]): ChangedTerm[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, place) =>
    told(`Pago ${place + 1} del plan`, stepText(before[place]), stepText(after[place])),
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
 * The lines of clauses, as they are read: without the marks of headings, their fields filled. A contract
 * keeps the wording that it was made with, so that a line changes with what fills its fields.
 */
const linesOf = (clauses: string): string[] =>
  clauses
    .split("\n")
    .map((line) => line.replace(/^#+\s*/, "").trim())
    .filter(Boolean);
