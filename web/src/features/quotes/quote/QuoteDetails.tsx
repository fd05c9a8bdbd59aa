import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { mailAddress } from "@travesia/api/colombia/emails";
import type { ReactNode } from "react";
import { Section } from "../../../ui/Section.tsx";
import { ActRow } from "../../../ui/dialog/ActRow.tsx";
import type { StepAction } from "../../../ui/dialog/step-action.ts";
import { catalogPaths } from "../../catalog/catalog.paths.ts";
import { addedExtras } from "./added-extras.ts";
import { hotelKinds, labelIn, roomKinds, quoteTripTypes } from "./quote.texts.ts";
import type { QuoteRecordFragment } from "./quotes.generated.ts";

interface FactsProps {
  readonly entries: readonly (readonly [label: string, value: ReactNode])[];
  /** True when a value can be as long as an e-mail address and needs the full width on a phone. */
  readonly long?: boolean;
}

function Facts({ entries, long = false }: FactsProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: "grid",
        gap: 4,
        gridTemplateColumns: { xs: long ? "1fr" : "1fr 1fr", sm: "1fr 1fr", md: "repeat(3, minmax(0, 1fr))" },
      }}
    >
      {entries.map(([label, value]) => (
        <Box key={label} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: "anywhere" }}>
            {value || "—"}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const ages = (counted: number, list: readonly number[], unit: string) =>
  counted ? `${counted} (${list.join(", ")} ${unit})` : "0";
const named = (person: { readonly name: string; readonly lastname: string } | null) =>
  person && `${person.name} ${person.lastname}`;

const Written = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <Typography sx={{ mt: 4, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
    <Typography component="span" variant="caption" color="textSecondary" sx={{ display: "block" }}>
      {label}
    </Typography>
    {children}
  </Typography>
);

interface QuoteDetailsProps {
  readonly quote: QuoteRecordFragment;
  /** Acts on the people of the quote, such as reassigning it to another seller. */
  readonly acts: readonly StepAction[];
}

/**
 * Shows the travel details and the seller of a quote; the client's name and telephone are in the page header.
 * The request is collapsed once the quote was calculated.
 */
export function QuoteDetails({ quote, acts }: QuoteDetailsProps) {
  const chosen = (wish: "acomodacion" | "tipoHotel") =>
    quote.sinElegir?.includes(wish) ? null : quote[wish];
  const added = addedExtras(quote);
  const asked = (
    <>
      <Facts
        entries={[
          ["Tipo de viaje", labelIn(quoteTripTypes, quote.tripType)],
          ["Acomodación", labelIn(roomKinds, chosen("acomodacion"))],
          ["Hotel", labelIn(hotelKinds, chosen("tipoHotel"))],
          ["Adultos", String(quote.adultos)],
          ["Menores", ages(quote.menores, quote.edadesMenores, "años")],
          ["Infantes", ages(quote.infantes, quote.edadesInfantes, "meses")],
          ["Alimentación", quote.alimentacion],
          ["Atención especial", quote.detallesAtencionEspecial],
        ]}
      />
      {quote.observaciones && <Written label="Observaciones">{quote.observaciones}</Written>}
    </>
  );
  return (
    <>
      {quote.calculation ? (
        <Section title="Viaje">
          {added && <Written label="Lo que agregó el cliente">{added}</Written>}
          <Box component="details">
            <Typography component="summary" color="textSecondary" sx={{ cursor: "pointer", py: 1 }}>
              Lo que pidió el cliente
            </Typography>
            <Box sx={{ pt: 3 }}>{asked}</Box>
          </Box>
        </Section>
      ) : (
        <Section title="Viaje">
          {asked}
          {quote.incluye?.length ? <Written label="Qué incluye">{quote.incluye.join("\n")}</Written> : null}
          {quote.noIncluye?.length ? (
            <Written label="Qué no incluye">{quote.noIncluye.join("\n")}</Written>
          ) : null}
        </Section>
      )}
      <Section title="Cliente y equipo" actions={<ActRow acts={acts} />}>
        <Facts
          long
          entries={[
            [
              "Correo del cliente",
              quote.emailCliente && <Link href={mailAddress(quote.emailCliente)}>{quote.emailCliente}</Link>,
            ],
            ["Responsable", named(quote.vendedor)],
            ["Líder", named(quote.lider)],
            ["Gerente", named(quote.gerente)],
            ["Creada por", quote.createdBy ?? "Solicitud del cliente"],
            ...(quote.paquete
              ? [
                  [
                    "Paquete que pidió",
                    <Link key="paquete" href={catalogPaths.detail.to({ id: quote.paquete.id })}>
                      {quote.paquete.title}
                    </Link>,
                  ] as const,
                ]
              : []),
            ...(quote.referrer ? [["Llegó por el enlace de", named(quote.referrer)] as const] : []),
          ]}
        />
      </Section>
    </>
  );
}
