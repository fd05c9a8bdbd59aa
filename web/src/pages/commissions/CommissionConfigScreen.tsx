import Box from "@mui/material/Box";
import { defaultTerms } from "@travesia/api/quotes/calculation/calculation.rules";
import { useState } from "react";
import { shownFailure } from "../../base/failure/failures.ts";
import { useFailureToast } from "../../base/failure/useFailureToast.ts";
import type { TripType } from "../../graphql/schema.generated.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { useToasts } from "../../ui/toasts.tsx";
import {
  CommissionConfigListDocument,
  type ConfigRowFragment,
  useCommissionConfigDeactivateMutation,
  useCommissionConfigListQuery,
} from "../../features/commissions/config/commission-configs.generated.ts";
import { ConfigDialog, type Configured } from "../../features/commissions/config/ConfigDialog.tsx";
import { ConfigHistoryDialog } from "../../features/commissions/config/ConfigHistoryDialog.tsx";
import { type ConfigAct, ConfigSection } from "../../features/commissions/config/ConfigSection.tsx";
import {
  configRoles,
  configTexts as texts,
  configTripTypes,
  valueOf,
} from "../../features/commissions/config/config.texts.ts";

const presentOf = (
  configs: readonly ConfigRowFragment[],
  { role, tripType }: Configured,
): ConfigRowFragment | null => configs.find((one) => one.role === role && one.tripType === tripType) ?? null;

/** Shows how commissions are calculated, by kind of trip and role. */
export function CommissionConfigScreen() {
  const toasts = useToasts();
  const showFailure = useFailureToast();
  const { data, error, refetch } = useCommissionConfigListQuery();
  const [deactivate, { loading: deactivating }] = useCommissionConfigDeactivateMutation({
    refetchQueries: [CommissionConfigListDocument],
  });
  const [open, setOpen] = useState<{ act: ConfigAct; configured: Configured } | null>(null);
  const close = () => setOpen(null);
  const end = async (id: string) => {
    try {
      await deactivate({ variables: { id } });
      toasts.success(texts.deactivated);
      close();
    } catch (failure) {
      showFailure(failure);
    }
  };
  const ending = open?.act === "deactivate" ? open.configured : null;
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      {error && !data && <ErrorState {...shownFailure(error, refetch)} />}
      {!error && !data && <RecordSkeleton />}
      {data && (
        <Box sx={{ display: "grid", gridTemplateColumns: { lg: "1fr 1fr" }, gap: 5, alignItems: "start" }}>
          {(Object.keys(configTripTypes) as TripType[]).map((tripType) => (
            <ConfigSection
              key={tripType}
              tripType={tripType}
              configs={data.commissionConfigs}
              onAct={(act, configured) => setOpen({ act, configured })}
            />
          ))}
        </Box>
      )}
      {open?.act === "change" && (
        <ConfigDialog
          configured={open.configured}
          present={presentOf(data?.commissionConfigs ?? [], open.configured)}
          onClose={close}
        />
      )}
      {open?.act === "history" && <ConfigHistoryDialog configured={open.configured} onClose={close} />}
      {ending?.config && (
        <ConfirmDialog
          open
          destructive
          title="Desactivar configuración"
          confirm={texts.deactivate}
          busy={deactivating}
          onConfirm={() => void end(ending.config?.id ?? "")}
          onClose={close}
        >
          {configRoles[ending.role]} · {configTripTypes[ending.tripType]} dejará de ganar{" "}
          {valueOf(ending.config)}. Desde hoy rige el valor por defecto: {valueOf(defaultTerms)}.
        </ConfirmDialog>
      )}
    </>
  );
}
