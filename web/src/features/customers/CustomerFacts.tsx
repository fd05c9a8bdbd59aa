import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { documentLabels, formatDocument } from "@travesia/api/colombia/documents";
import { formatDay } from "../../ui/days.ts";
import { Section } from "../../ui/Section.tsx";
import { plainName } from "@travesia/api/colombia/plain";
import {
  customerTexts as texts,
  documentNames,
  purposeLabels,
  sourceLabels,
  validityLabels,
} from "./customer.texts.ts";
import type { CustomerDetailQuery, CustomerRecordFragment } from "./customers.generated.ts";

type Fact = readonly [label: string, value: string | null | undefined];

/** Shows the facts that have a value, each with its label. */
function Facts({ facts, none }: { readonly facts: readonly Fact[]; readonly none?: string }) {
  const known = facts.filter(([, value]) => value);
  if (known.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {none}
      </Typography>
    );
  return (
    <Stack component="dl" sx={{ m: 0, gap: 2 }}>
      {known.map(([label, value], place) => (
        <div key={place}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: "anywhere" }}>
            {value}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}

const documentText = (type: string | null | undefined, number: string | null | undefined) =>
  type && number ? `${documentLabels[type] ?? type} ${formatDocument(number)}` : null;

/** Shows the personal data of a customer. */
export function CustomerFacts({ customer }: { readonly customer: CustomerRecordFragment }) {
  const { tipoDocumento, documentoIdentidad, fechaNacimiento, direccion, ciudad, account } = customer;
  const { referrer, referredCount, source, createdAt } = customer;
  return (
    <Section title="Datos">
      <Facts
        facts={[
          ["Documento", documentText(tipoDocumento, documentoIdentidad)],
          ["Cumpleaños", fechaNacimiento && formatDay(fechaNacimiento)],
          ["Ciudad", ciudad],
          ["Dirección", direccion],
          ["Cuenta", account ? `${account.name} ${account.lastname}` : "Sin cuenta"],
          ["Lo refirió", referrer],
          ["Personas que refirió", referredCount > 0 ? String(referredCount) : null],
          ["Desde", `${formatDay(createdAt)} (${sourceLabels[source]})`],
        ]}
      />
    </Section>
  );
}

/** Returns the expiry dates of a person's travel documents, found by the person's name or document number. */
const expiriesOf = (
  papers: CustomerRecordFragment["papers"],
  name: string,
  number: string | null | undefined,
): readonly string[] =>
  papers
    .filter(
      (paper) =>
        paper.expiresOn &&
        (plainName(paper.holder) === plainName(name) || paper.documentoIdentidad === number),
    )
    .map(({ tipoDocumento, expiresOn, validity }) => {
      const kind = documentNames[tipoDocumento] ?? tipoDocumento;
      return `${kind}: ${validityLabels[validity].toLowerCase()} (${formatDay(expiresOn!)})`;
    });

/** Shows the people who have travelled with a customer, mostly relatives. */
export const CustomerTravellers = ({
  people,
  papers,
}: {
  readonly people: CustomerDetailQuery["customerTravellers"];
  readonly papers: CustomerRecordFragment["papers"];
}) => (
  <Section title="Viajeros y familia">
    <Facts
      none={texts.noTravellers}
      facts={people.map(({ nombre, apellido, tipoDocumento, documentoIdentidad, fechaNacimiento }) => [
        `${nombre} ${apellido}`,
        [
          documentText(tipoDocumento, documentoIdentidad),
          ...expiriesOf(papers, `${nombre} ${apellido}`, documentoIdentidad),
          fechaNacimiento && `nació el ${formatDay(fechaNacimiento)}`,
        ]
          .filter(Boolean)
          .join(" · ") || "Sin documento",
      ])}
    />
  </Section>
);

/** Shows the consents of a customer. */
export const CustomerConsents = ({ given }: { readonly given: CustomerDetailQuery["customerConsents"] }) => (
  <Section title="Autorizaciones">
    <Facts
      none={texts.noConsents}
      facts={given.map(({ purpose, given: gave, at, revokedAt }) => [
        purposeLabels[purpose] ?? purpose,
        revokedAt
          ? `Revocada el ${formatDay(revokedAt)}`
          : gave
            ? `Dada el ${formatDay(at)}`
            : `No se pidió en ese canal (${formatDay(at)})`,
      ])}
    />
  </Section>
);
