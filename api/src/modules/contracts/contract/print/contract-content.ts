import { createHash } from "node:crypto";
import type { SqlEntityManager } from "@mikro-orm/postgresql";
import { documentKinds, type DocumentType, formatDocument } from "../../../../core/colombia/documents.ts";
import { formatPhone } from "../../../../core/colombia/phones.ts";
import { spokenTravellers, counted, travellersText } from "../../../../core/colombia/spoken.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { Passenger } from "../../../quotes/passenger/passenger.entity.ts";
import { Quote } from "../../../quotes/quote/quote.entity.ts";
import type { Contract } from "../contract.entity.ts";
import type { FormaPago } from "../contract.enums.ts";
import { contractTextNames, contractTexts, type ContractTexts } from "../contract-texts.rules.ts";
import { itemTipoLabels } from "../contract.texts.ts";
import { formaPagoLabels } from "./payment-form.rules.ts";
import type { PromisedItem } from "./contract.parts.ts";
import { PlanLine } from "../../plan/plan-line.entity.ts";
import { type ClauseFacts, fillClauses } from "../../template/clause-fields.rules.ts";

/**
 * Complete content of a contract's document, as readable text except for days and amounts (COP). Prints with
 * equal content are the same version.
 */
export interface ContractContent extends Partial<ContractTexts> {
  readonly number: string;
  readonly origin: string;
  readonly destination: string;
  readonly from: string;
  readonly to: string | null;
  readonly travellers: string;
  readonly price: number;
  readonly formaPago: FormaPago;
  readonly client: {
    readonly name: string;
    readonly document: string;
    readonly facts: readonly (readonly [string, string])[];
  };
  readonly holder: { readonly name: string; readonly document: string };
  readonly passengers: readonly {
    readonly name: string;
    readonly document: string;
    readonly holder: boolean;
  }[];
  /**
   * Number of travellers without a name; they may be named until the trip begins. Absent when all have
   * names.
   */
  readonly unnamed?: number;
  readonly services: readonly { readonly kind: string; readonly text: string; readonly detail: string }[];
  /**
   * Services not included, one per line; absent when empty, so that hashes of older contracts do not change.
   */
  readonly noIncluye?: readonly string[];
  readonly plan: readonly { readonly text: string; readonly due: string; readonly amount: number }[];
  readonly clausulas: string;
  readonly advisor: { readonly name: string; readonly email: string; readonly phone: string | null } | null;
}

/**
 * Binding content of a contract: its whole content except the travellers' documents and the number of unnamed
 * travellers.
 */
export type BoundContent = Omit<ContractContent, "passengers" | "unnamed"> & {
  readonly passengers: readonly Pick<ContractContent["passengers"][number], "name" | "holder">[];
};

/** Returns an identity document as text: `Cédula de Ciudadanía 52.123.456`; empty without a document. */
export const documentText = (type: DocumentType | null, number: string | null): string =>
  type && number ? `${documentKinds[type].label} ${formatDocument(number)}` : "";

/** Collects the content of a contract's document from the current data. */
export async function contractContent(em: SqlEntityManager, contract: Contract): Promise<ContractContent> {
  const quote = contract.quote && (await em.findOneOrFail(Quote, { id: contract.quote.id }));
  const people = quote
    ? await em.find(Passenger, { quote: quote.id }, { orderBy: { titular: "desc", id: "asc" } })
    : [];
  const plan = await em.find(PlanLine, { contract: contract.id }, { orderBy: { numero: "asc" } });
  const seller = contract.asesor ?? contract.lider ?? contract.gerente ?? contract.admin;
  const advisor = seller && (await em.findOneOrFail(User, { id: seller.id }));
  const unnamed = quote ? quote.numeroPersonas - people.length : 0;
  const { cliente } = contract;
  const name = `${cliente.name} ${cliente.lastname}`.trim();
  const document = documentText(contract.clienteTipoDocumento, contract.clienteDocumentoIdentidad);
  const content = {
    number: contract.contractNumber,
    origin: contract.origen,
    destination: contract.destino,
    from: contract.fechaInicioViaje,
    to: contract.fechaFinViaje,
    travellers: quote ? spokenTravellers(quote) : travellersText(contract.numeroPasajeros),
    price: contract.precioTotal,
    formaPago: contract.formaPago,
    client: { name, document, facts: clientFacts(contract) },
    holder: { name: contract.pasajeroTitular ?? name, document: contract.documentoTitular ?? document },
    passengers: people.map(({ nombre, apellido, tipoDocumento, documentoIdentidad, titular }) => ({
      name: `${nombre} ${apellido}`.trim(),
      document: documentText(tipoDocumento, documentoIdentidad),
      holder: titular,
    })),
    ...(unnamed > 0 && { unnamed }),
    services: servicesContent(contract.contractItem),
    ...(contract.noIncluye.length > 0 && { noIncluye: [...contract.noIncluye] }),
    plan: plan.map(({ descripcion, fechaVencimiento, monto }) => ({
      text: descripcion,
      due: fechaVencimiento,
      amount: monto,
    })),
    ...textsContent(contract),
    clausulas: contract.clausulas,
    advisor: advisor && {
      name: `${advisor.name} ${advisor.lastname}`,
      email: advisor.email,
      phone: advisor.phone && formatPhone(advisor.phone),
    },
  };
  return { ...content, clausulas: fillClauses(contract.clausulas, clauseFactsOf(content)) };
}

/** Returns the texts of a contract in reverse order, which is the order used for hashing. */
const textsContent = (contract: Contract): Partial<ContractTexts> =>
  Object.fromEntries(
    contractTextNames
      .filter((name) => contractTexts[name].hashedEmpty || contract[name])
      .map((name) => [name, contract[name]])
      .reverse(),
  );

/** Returns the promised services as a document prints them. */
export const servicesContent = (promised: readonly PromisedItem[]): ContractContent["services"] =>
  promised.map(({ tipo, descripcion, detalle }) => ({
    kind: itemTipoLabels[tipo],
    text: descripcion,
    detail: detailText(detalle),
  }));

/** Returns the facts that clause fields are filled from. */
export const clauseFactsOf = (content: BoundContent): ClauseFacts => ({
  ...content,
  formaPago: formaPagoLabels[content.formaPago].toLowerCase(),
});

const sha256 = (content: object): string =>
  createHash("sha256").update(JSON.stringify(content)).digest("hex");

/**
 * Returns the content without the parts that may be completed until departure and do not affect the clauses:
 * the travellers' documents, and the number of unnamed travellers.
 */
export const boundContent = ({
  unnamed: _,
  ...content
}: BoundContent & Pick<ContractContent, "unnamed">): BoundContent => ({
  ...content,
  passengers: content.passengers.map(({ name, holder }) => ({ name, holder })),
});

/**
 * Returns the lines of the document's traveller list: each named traveller, then the number of unnamed ones.
 */
export const listedTravellers = ({
  passengers,
  unnamed = 0,
}: ContractContent): ContractContent["passengers"] =>
  unnamed === 0
    ? passengers
    : [
        ...passengers,
        {
          name: counted(unnamed, "viajero más", "viajeros más"),
          document: unnamed === 1 ? "Su nombre se registra después" : "Sus nombres se registran después",
          holder: false,
        },
      ];

/** Returns the SHA-256 of a contract's binding content, hexadecimal. */
export const hashOfContent = (content: ContractContent): string => sha256(boundContent(content));

/**
 * Returns whether a version was printed from this content. Hashes from before 2026-11-20 include the
 * travellers' documents.
 */
export const saysTheSame = (
  { contentHash }: { readonly contentHash: string },
  content: ContractContent,
): boolean => {
  const { unnamed: _, ...before } = content;
  return contentHash === hashOfContent(content) || contentHash === sha256(before);
};

const ADDRESS = "Dirección";

/**
 * Returns the client's data for display. An address that is only a country is omitted here, but stays in the
 * content so that the hashes of older contracts do not change.
 */
export const shownFacts = ({ facts }: Pick<ContractContent["client"], "facts">) =>
  facts.filter(([label, text]) => label !== ADDRESS || text.includes(","));

function clientFacts(contract: Contract): (readonly [string, string])[] {
  const { cliente, clienteDireccion, clienteCiudad, clientePais, clienteNacionalidad } = contract;
  const address = [clienteDireccion, clienteCiudad, clientePais].filter(Boolean).join(", ");
  const all = [
    ["Correo", cliente.email],
    ["Teléfono", cliente.phone ? formatPhone(cliente.phone) : ""],
    [ADDRESS, address],
    ["Nacionalidad", clienteNacionalidad],
  ] as const;
  return all.filter(([, text]) => text);
}

/** Returns a free-form detail as text; for an object sent by an API consumer, its values. */
function detailText(detail: unknown): string {
  if (detail === null || detail === undefined) return "";
  if (Array.isArray(detail)) return detail.map(detailText).filter(Boolean).join(", ");
  if (typeof detail === "object") return Object.values(detail).map(detailText).filter(Boolean).join(" · ");
  return String(detail);
}
