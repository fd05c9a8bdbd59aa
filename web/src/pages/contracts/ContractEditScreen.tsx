import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { today } from "@travesia/api/colombia/days";
import { may } from "@travesia/api/permissions";
import type { Control, UseFormSetValue } from "react-hook-form";
import { useNavigate, useParams } from "react-router-dom";
import { isNotFound, shownFailure } from "../../base/failure/failures.ts";
import { overOpened, useFields } from "../../base/saving/useFields.ts";
import { useSaving } from "../../base/saving/useSaving.ts";
import { useUser } from "../../base/session/useSession.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { usePageForm } from "../../ui/form/usePageForm.ts";
import { MissingRecord } from "../../ui/state/MissingRecord.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { Section } from "../../ui/Section.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { isOffered } from "../../base/acts/offered-acts.ts";
import { contractFields } from "../../features/contracts/contract/contract.form.ts";
import { offeredContractActs } from "../../features/contracts/contract/contract.offered-acts.ts";
import { contractToasts } from "../../features/contracts/contract/contract.texts.ts";
import {
  ClientFields,
  ConditionFields,
  ExcludedField,
  TripFields,
} from "../../features/contracts/contract/ContractFields.tsx";
import {
  type ContractRecordFragment,
  useContractDetailQuery,
  useContractPdfMakeMutation,
  useContractUpdateMutation,
} from "../../features/contracts/contract/contracts.generated.ts";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import type { PlanForm } from "../../features/contracts/plan/plan.form.ts";
import { PlanFields } from "../../features/contracts/plan/PlanFields.tsx";
import { PromiseFields } from "../../features/contracts/contract/PromiseFields.tsx";
import { ActButton } from "../../ui/dialog/ActButton.tsx";

const closedToEdits = (status: ContractRecordFragment["status"]): string =>
  status === "cancelled"
    ? "El contrato está cancelado y no se puede modificar."
    : status === "draft" || status === "active"
      ? "No tienes permisos suficientes para editar este contrato."
      : "El contrato está firmado y no se puede modificar.";

/** Edits an unsigned contract; saving generates its PDF and returns to the contract. */
export function ContractEditScreen() {
  const { id = "" } = useParams();
  const user = useUser();
  const { data, error, refetch } = useContractDetailQuery({ variables: { id }, fetchPolicy: "network-only" });
  if (error && !data && !isNotFound(error)) return <ErrorState page {...shownFailure(error, refetch)} />;
  if (!data && !error) return <RecordSkeleton page />;
  if (!data?.contract)
    return <MissingRecord message="Contrato no encontrado" list={contractPaths.list.to()} />;
  if (!isOffered(offeredContractActs(user, data.contract), "edit"))
    return <EmptyState page>{closedToEdits(data.contract.status)}</EmptyState>;
  return <EditForm contract={data.contract} />;
}

function EditForm({ contract }: { readonly contract: ContractRecordFragment }) {
  const { role } = useUser();
  const navigate = useNavigate();
  const { busy, failure, fresh, perform } = useSaving();
  const [update] = useContractUpdateMutation();
  const [makePdf] = useContractPdfMakeMutation({ refetchQueries: ["RecordHistory"] });
  const back = may(role, "superviseContracts")
    ? contractPaths.supervision.to()
    : contractPaths.detail.to({ id: contract.id });
  const { control, setValue, watch, formState, submit } = useFields(contractFields, {
    record: contract,
    fresh,
    save: async (filled, { id, version }) => {
      const act = overOpened(filled, version, async (input) => {
        await update({ variables: { id, input } });
        await makePdf({ variables: { id } });
      });
      const wrong = await perform(act, contractToasts.saved, "updateContract");
      if (!wrong) await navigate(back);
      return wrong;
    },
  });
  const [price, departure] = watch(["precioTotal", "fechaInicioViaje"]);
  const sent = usePageForm(formState, submit, failure);
  return (
    <form ref={sent.form} onSubmit={sent.onSubmit} noValidate>
      <PageHeader
        title={`Editar ${contract.contractNumber}`}
        subtitle={`${contract.cliente.name ?? ""} ${contract.cliente.lastname ?? ""}`}
        actions={
          <>
            <Button color="inherit" href={back}>
              Descartar
            </Button>
            <ActButton type="submit" variant="contained" color="secondary" loading={busy}>
              Guardar y generar PDF
            </ActButton>
          </>
        }
      />
      <Stack sx={{ gap: 5 }}>
        <FormFailure failure={failure} waits={sent.waits} />
        <Section title="Viaje y precio">
          <TripFields control={control} priceFixed={contract.totalPagado > 0} />
        </Section>
        <Section title="Forma de pago">
          <PlanFields
            // The plan's fields are a part of this form, whose control knows them under the same names.
            control={control as unknown as Control<PlanForm>}
            setValue={setValue as unknown as UseFormSetValue<PlanForm>}
            price={price ?? 0}
            today={today(new Date())}
            departure={departure || null}
          />
        </Section>
        <Section title="Titular y cliente">
          <ClientFields control={control} />
        </Section>
        <Section title="Servicios incluidos">
          <PromiseFields control={control} name="contractItem" />
          <ExcludedField control={control} />
        </Section>
        <Section title="Condiciones y observaciones">
          <ConditionFields control={control} />
        </Section>
      </Stack>
    </form>
  );
}
