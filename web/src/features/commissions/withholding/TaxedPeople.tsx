import { useWholeList } from "../../../base/lists/useWholeList.ts";
import Button from "@mui/material/Button";
import { roleLabel } from "@travesia/api/permissions";
import { useState } from "react";
import { ExportButton } from "../../../base/lists/ExportButton.tsx";
import { shownFailure } from "../../../base/failure/failures.ts";
import { Section } from "../../../ui/Section.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { TaxProfileDialog, type TaxedPerson } from "./TaxProfileDialog.tsx";
import { useTaxedPeopleQuery } from "./withholding.generated.ts";
import { engagementLabels, procedureLabels, withholdingTexts as texts } from "./withholding.texts.ts";

type Municipality = { readonly dane: string; readonly municipio: string };

const columns: readonly Column<TaxedPerson>[] = [
  {
    key: "name",
    label: "Persona",
    card: "title",
    value: ({ nombre }) => nombre,
    cell: ({ nombre }) => nombre,
  },
  { key: "role", label: "Rol", value: ({ role }) => roleLabel(role), cell: ({ role }) => roleLabel(role) },
  {
    key: "procedure",
    label: "Retención en la fuente",
    cell: ({ perfil }) =>
      perfil ? (
        perfil.vinculo === "empleado" ? (
          "En la nómina"
        ) : (
          procedureLabels[perfil.procedimiento]
        )
      ) : (
        <StatusChip label={texts.noProfile} tone="sun" />
      ),
  },
  {
    key: "engagement",
    label: texts.engagement,
    cell: ({ perfil }) => (perfil?.vinculo ? engagementLabels[perfil.vinculo] : "—"),
  },
  {
    key: "invoices",
    label: "Factura",
    cell: ({ perfil }) => (perfil ? (perfil.factura ? "Sí" : "No") : "—"),
  },
  {
    key: "ica",
    label: "ICA",
    cell: ({ municipio }) => municipio ?? "—",
  },
];

/** Shows the people who earn commissions, and how tax is withheld from each. */
export function TaxedPeople({ municipalities }: { readonly municipalities: readonly Municipality[] }) {
  const { data, loading, error, refetch } = useTaxedPeopleQuery({ fetchPolicy: "cache-and-network" });
  const [open, setOpen] = useState<number | null>(null);
  const listed = useWholeList({
    name: "TaxedPeople",
    begins: "personas",
    columns,
    rows: data?.taxedPeople,
  });
  const person = data?.taxedPeople.find(({ id }) => id === open);
  return (
    <Section title={texts.profiles} flush>
      <DataTable
        label={texts.profiles}
        columns={columns}
        {...listed.table}
        tools={<ExportButton list="taxedPeople" variables={{}} />}
        rows={listed.rows}
        page={listed.page}
        rowKey={({ id }) => String(id)}
        loading={loading}
        failure={error ? shownFailure(error, refetch) : null}
        empty={<EmptyState>{texts.nobody}</EmptyState>}
        actions={({ id, nombre, perfil }) => (
          <Button
            size="small"
            variant="outlined"
            aria-label={`${perfil ? texts.change : texts.set} el perfil de ${nombre}`}
            onClick={() => setOpen(id)}
          >
            {perfil ? texts.change : texts.set}
          </Button>
        )}
      />
      {person && (
        <TaxProfileDialog person={person} municipalities={municipalities} onClose={() => setOpen(null)} />
      )}
    </Section>
  );
}
