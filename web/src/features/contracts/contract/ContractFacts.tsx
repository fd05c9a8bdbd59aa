import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { documentKinds, formatDocument } from "@travesia/api/colombia/documents";
import { formatPhone } from "@travesia/api/colombia/phones";
import type { ReactNode } from "react";
import { Section } from "../../../ui/Section.tsx";
import { itemKinds } from "./contract.texts.ts";
import { customerPaths } from "../../customers/customers.paths.ts";
import type { ContractRecordFragment } from "./contracts.generated.ts";

function Facts({ entries }: { readonly entries: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: "grid",
        gap: 4,
        gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr", md: "repeat(3, minmax(0, 1fr))" },
      }}
    >
      {entries.map(([label, value], place) => (
        <Box key={place} sx={{ minWidth: 0 }}>
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

const documentOf = (type: keyof typeof documentKinds | null, number: string | null) =>
  number ? `${type ? documentKinds[type].label : ""} ${formatDocument(number)}`.trim() : null;

interface ContractFactsProps {
  readonly contract: ContractRecordFragment;
  /** A client reads who travels here; staff has the passengers, with what is missing of them. */
  readonly forClient: boolean;
}

/** Who signs, who travels, and what is promised. */
export function ContractFacts({ contract, forClient }: ContractFactsProps) {
  const { cliente, quote, contractItem } = contract;
  const name = `${cliente.name ?? ""} ${cliente.lastname ?? ""}`;
  const address = [contract.clienteDireccion, contract.clienteCiudad, contract.clientePais]
    .filter(Boolean)
    .join(", ");
  return (
    <>
      <Section title="Cliente">
        <Facts
          entries={[
            [
              "Nombre",
              contract.customer ? (
                <Link href={customerPaths.one.to({ id: contract.customer.id })}>{name}</Link>
              ) : (
                name
              ),
            ],
            ["Correo", cliente.email && <Link href={`mailto:${cliente.email}`}>{cliente.email}</Link>],
            [
              "Teléfono",
              cliente.phone && <Link href={`tel:${cliente.phone}`}>{formatPhone(cliente.phone)}</Link>,
            ],
            ["Documento", documentOf(contract.clienteTipoDocumento, contract.clienteDocumentoIdentidad)],
            ["Dirección", address],
            ["Nacionalidad", contract.clienteNacionalidad],
          ]}
        />
      </Section>
      {contractItem.length > 0 && (
        <Section title="Servicios incluidos">
          <Stack component="ul" sx={{ m: 0, p: 0, listStyle: "none", gap: 3 }}>
            {contractItem.map(({ tipo, descripcion, detalle }, place) => (
              <Box
                component="li"
                key={place}
                sx={{ display: "grid", gridTemplateColumns: { xs: "1fr", sm: "160px 1fr" }, columnGap: 4 }}
              >
                <Typography variant="body2" color="textSecondary">
                  {tipo && itemKinds[tipo]}
                </Typography>
                <div>
                  {descripcion}
                  {typeof detalle === "string" && (
                    <Typography variant="body2" color="textSecondary">
                      {detalle}
                    </Typography>
                  )}
                </div>
              </Box>
            ))}
          </Stack>
        </Section>
      )}
      {forClient && quote && quote.passengers.length > 0 && (
        <Section title="Viajeros">
          <Facts
            entries={quote.passengers.map(
              ({ nombre, apellido, titular, tipoDocumento, documentoIdentidad }) => [
                titular ? "Titular" : "Viajero",
                <>
                  {nombre} {apellido}
                  <Typography variant="caption" color="textSecondary" component="div">
                    {documentOf(tipoDocumento, documentoIdentidad) ?? "Documento por completar"}
                  </Typography>
                </>,
              ],
            )}
          />
        </Section>
      )}
      {(contract.condicionesEspeciales || contract.observaciones) && (
        <Section title="Condiciones y observaciones">
          <Typography sx={{ whiteSpace: "pre-line" }}>
            {[contract.condicionesEspeciales, contract.observaciones].filter(Boolean).join("\n\n")}
          </Typography>
        </Section>
      )}
    </>
  );
}
