import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { formatPhone } from "@travesia/api/colombia/phones";
import type { ReactNode } from "react";
import { Section } from "../../../ui/Section.tsx";
import { customerPaths } from "../../customers/customers.paths.ts";
import { hotelKinds, labelIn, priorities, roomKinds, quoteTripTypes } from "./quote.texts.ts";
import type { QuoteRecordFragment } from "./quotes.generated.ts";

interface FactsProps {
  readonly entries: readonly (readonly [label: string, value: ReactNode])[];
  /** Whether one is as long as an e-mail, which half the width of a phone would break. */
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

/** Who asks, how they travel, and who sells: the plain facts of a quote. */
export function QuoteDetails({ quote }: { readonly quote: QuoteRecordFragment }) {
  return (
    <>
      <Section title="Cliente">
        <Facts
          long
          entries={[
            [
              "Nombre",
              quote.customer ? (
                <Link href={customerPaths.one.to({ id: quote.customer.id })}>{quote.nombreCliente}</Link>
              ) : (
                quote.nombreCliente
              ),
            ],
            [
              "Correo",
              quote.emailCliente && <Link href={`mailto:${quote.emailCliente}`}>{quote.emailCliente}</Link>,
            ],
            [
              "Teléfono",
              quote.telefonoCliente && (
                <Link href={`tel:${quote.telefonoCliente}`}>{formatPhone(quote.telefonoCliente)}</Link>
              ),
            ],
          ]}
        />
      </Section>
      <Section title="Viaje">
        <Facts
          entries={[
            ["Tipo de viaje", labelIn(quoteTripTypes, quote.tripType)],
            ["Acomodación", labelIn(roomKinds, quote.acomodacion)],
            ["Hotel", labelIn(hotelKinds, quote.tipoHotel)],
            ["Adultos", String(quote.adultos)],
            ["Menores", ages(quote.menores, quote.edadesMenores, "años")],
            ["Infantes", ages(quote.infantes, quote.edadesInfantes, "meses")],
            ["Alimentación", quote.alimentacion],
            ["Prioridad", labelIn(priorities, quote.priority)],
            ["Atención especial", quote.detallesAtencionEspecial],
          ]}
        />
        {quote.observaciones && (
          <Typography sx={{ mt: 4, whiteSpace: "pre-line" }}>
            <Typography component="span" variant="caption" color="textSecondary" sx={{ display: "block" }}>
              Observaciones
            </Typography>
            {quote.observaciones}
          </Typography>
        )}
      </Section>
      <Section title="Equipo">
        <Facts
          entries={[
            ["Responsable", named(quote.vendedor)],
            ["Líder", named(quote.lider)],
            ["Gerente", named(quote.gerente)],
            ["Creada por", quote.createdBy ?? "Solicitud del cliente"],
          ]}
        />
      </Section>
    </>
  );
}
