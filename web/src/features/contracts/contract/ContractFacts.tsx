import { travellersText } from "@travesia/api/colombia/spoken";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { mailAddress } from "@travesia/api/colombia/emails";
import { documentKinds, formatDocument } from "@travesia/api/colombia/documents";
import { contractTextNames } from "@travesia/api/contracts/contract/contract-texts.rules";
import { formatPhone } from "@travesia/api/colombia/phones";
import type { ReactNode } from "react";
import { ActRow } from "../../../ui/dialog/ActRow.tsx";
import type { StepAction } from "../../../ui/dialog/step-action.ts";
import { Section } from "../../../ui/Section.tsx";
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

interface ContractClientProps {
  readonly contract: ContractRecordFragment;
  /** True when the page header does not show the client's name and telephone. */
  readonly named: boolean;
  readonly acts: readonly StepAction[];
}

/** Shows the signer of a contract, as it is printed, with the acts on the e-mail address. */
export function ContractClient({ contract, named, acts }: ContractClientProps) {
  const { cliente } = contract;
  const place = [contract.clienteDireccion, contract.clienteCiudad].filter(Boolean);
  // A country alone is no address.
  const address = place.length > 0 && [...place, contract.clientePais].filter(Boolean).join(", ");
  return (
    <Section title="Cliente" actions={<ActRow acts={acts} />}>
      <Facts
        entries={[
          ...(named
            ? ([
                ["Nombre", `${cliente.name ?? ""} ${cliente.lastname ?? ""}`.trim()],
                [
                  "Teléfono",
                  cliente.phone && <Link href={`tel:${cliente.phone}`}>{formatPhone(cliente.phone)}</Link>,
                ],
              ] as const)
            : []),
          ["Correo", cliente.email && <Link href={mailAddress(cliente.email)}>{cliente.email}</Link>],
          ["Documento", documentOf(contract.clienteTipoDocumento, contract.clienteDocumentoIdentidad)],
          ["Dirección", address],
          ["Nacionalidad", contract.clienteNacionalidad],
        ]}
      />
    </Section>
  );
}

/** Shows the travellers named in a contract, to its client and for a contract without a quote. */
export function ContractTravellers({ contract }: { readonly contract: ContractRecordFragment }) {
  const { quote, numeroPasajeros, pasajeroTitular, documentoTitular } = contract;
  const passengers = quote?.passengers ?? [];
  return (
    <Section title="Viajeros">
      <Facts
        entries={
          passengers.length > 0
            ? passengers.map(({ nombre, apellido, titular, tipoDocumento, documentoIdentidad }) => [
                titular ? "Titular" : "Viajero",
                <>
                  {nombre} {apellido}
                  <Typography variant="caption" color="textSecondary" component="div">
                    {documentOf(tipoDocumento, documentoIdentidad) ?? "Documento por completar"}
                  </Typography>
                </>,
              ])
            : [
                ["Titular", pasajeroTitular],
                ["Documento", documentOf(null, documentoTitular)],
                ["Viajeros", travellersText(numeroPasajeros)],
              ]
        }
      />
    </Section>
  );
}

/** Shows the conditions of a contract, apart from its services; hidden when there are none. */
export function ContractConditions({ contract }: { readonly contract: ContractRecordFragment }) {
  const said = contractTextNames.map((name) => contract[name]).filter(Boolean);
  if (said.length === 0) return null;
  return (
    <Section title="Condiciones y observaciones">
      <Typography sx={{ whiteSpace: "pre-line" }}>{said.join("\n\n")}</Typography>
    </Section>
  );
}
