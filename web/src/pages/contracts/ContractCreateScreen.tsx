import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { today } from "@travesia/api/colombia/days";
import type { Control, UseFormSetValue } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { useFields } from "../../base/saving/useFields.ts";
import { useSaving } from "../../base/saving/useSaving.ts";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { usePageForm } from "../../ui/form/usePageForm.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { Section } from "../../ui/Section.tsx";
import { useToasts } from "../../ui/toasts.tsx";
import { type ContractForm, newContractFields } from "../../features/contracts/contract/contract.form.ts";
import { contractToasts, contractToastSeconds } from "../../features/contracts/contract/contract.texts.ts";
import {
  ClientFields,
  ConditionFields,
  ExcludedField,
  TripFields,
} from "../../features/contracts/contract/ContractFields.tsx";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import { NewContractClient } from "../../features/contracts/creation/NewContractClient.tsx";
import { useContractCreation } from "../../features/contracts/creation/useContractCreation.ts";
import { PromiseFields } from "../../features/contracts/contract/PromiseFields.tsx";
import { type PlanForm, proposedPlan } from "../../features/contracts/plan/plan.form.ts";
import { PlanFields } from "../../features/contracts/plan/PlanFields.tsx";
import { TemplateField } from "../../features/contracts/template/TemplateField.tsx";
import { ActButton } from "../../ui/dialog/ActButton.tsx";

/**
 * Shows the form of a contract without a quote: its client, the trip, the payment plan, the services, and its
 * clauses.
 */
export function ContractCreateScreen() {
  const navigate = useNavigate();
  const toasts = useToasts();
  const day = today(new Date());
  const { busy, failure, perform } = useSaving();
  const create = useContractCreation(["ContractList", "ContractCounters"]);
  const { control, setValue, watch, formState, submit } = useFields(newContractFields, {
    record: null,
    begun: {
      ...newContractFields.empty,
      ...proposedPlan("contado", 0, day, null),
      numeroPasajeros: 1,
      clientePais: "Colombia",
      clienteNacionalidad: "Colombiana",
    },
    save: ({ input, values: { templateId } }) =>
      perform(async () => {
        const contractId = await create(templateId, input);
        toasts.success(contractToasts.created, contractToastSeconds.created);
        if (contractId) await navigate(contractPaths.detail.to({ id: contractId }));
      }, null),
  });
  const [price, departure, tripType] = watch(["precioTotal", "fechaInicioViaje", "tripType"]);
  const sent = usePageForm(formState, submit, failure);
  // Parts of this form, whose control knows them under the same names.
  const contract = control as unknown as Control<ContractForm>;
  return (
    <form ref={sent.form} onSubmit={sent.onSubmit} noValidate>
      <PageHeader
        title="Crear contrato"
        subtitle="Sin cotización: queda en borrador, para revisarlo antes de enviarlo."
        actions={
          <>
            <Button color="inherit" href={contractPaths.list.to()}>
              Descartar
            </Button>
            <ActButton type="submit" variant="contained" color="secondary" loading={busy}>
              Crear contrato
            </ActButton>
          </>
        }
      />
      <Stack sx={{ gap: 5 }}>
        <FormFailure failure={failure} waits={sent.waits} />
        <Section title="Cliente">
          <NewContractClient control={control} setValue={setValue} />
        </Section>
        <Section title="Viaje y precio">
          <TripFields control={contract} priceFixed={false} />
        </Section>
        <Section title="Cláusulas">
          <Stack sx={{ pt: 2, maxWidth: 420 }}>
            <TemplateField control={control} tripType={tripType || null} />
          </Stack>
        </Section>
        <Section title="Forma de pago">
          <PlanFields
            control={control as unknown as Control<PlanForm>}
            setValue={setValue as unknown as UseFormSetValue<PlanForm>}
            price={price ?? 0}
            today={day}
            departure={departure || null}
          />
        </Section>
        <Section title="Titular y cliente">
          <ClientFields control={contract} />
        </Section>
        <Section title="Servicios incluidos">
          <PromiseFields control={contract} name="contractItem" />
          <ExcludedField control={contract} />
        </Section>
        <Section title="Condiciones y observaciones">
          <ConditionFields control={contract} />
        </Section>
      </Stack>
    </form>
  );
}
