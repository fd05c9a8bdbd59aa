import type { ComponentType } from "react";
import { shownFailure } from "../../base/failure/failures.ts";
import { useAddress } from "../../base/routes/useAddress.ts";
import { OpenAccess } from "../../features/accounts/access/OpenAccess.tsx";
import { ServiceAccounts } from "../../features/accounts/token/ServiceAccounts.tsx";
import { SecondFactorRoles } from "../../features/accounts/two-factor/SecondFactorRoles.tsx";
import { ApprovalRuleSection } from "../../features/approvals/ApprovalRuleSection.tsx";
import { AgencyEditor } from "../../features/content/agency/AgencyEditor.tsx";
import {
  type SettingsPart,
  settingsPartOf,
  settingsParts,
} from "../../features/content/agency/settings.parts.ts";
import { SettingsIndex } from "../../features/content/agency/SettingsIndex.tsx";
import { AgencyAccounts } from "../../features/content/agency-account/AgencyAccounts.tsx";
import { AgencySigner } from "../../features/content/agency-signer/AgencySigner.tsx";
import {
  type AgencySettingsQuery,
  useAgencySettingsQuery,
} from "../../features/content/content.generated.ts";
import { AgencyFollowUps, AgencyMessages } from "../../features/content/message/AgencyMessages.tsx";
import { NumberingRanges } from "../../features/numbering/NumberingRanges.tsx";
import { AgencyFeatures } from "../../features/operation/AgencyFeatures.tsx";
import { Retention } from "../../features/operation/retention/Retention.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";

const TITLE = "Tu agencia";

interface OfSettings {
  readonly settings: NonNullable<AgencySettingsQuery["agencySettings"]>;
}

/** Pages that edit the single row of the agency's data. */
const ofSettings = {
  datos: ({ settings }) => <AgencyEditor settings={settings} part="datos" />,
  marca: ({ settings }) => <AgencyEditor settings={settings} part="marca" />,
  horario: ({ settings }) => <AgencyEditor settings={settings} part="horario" />,
  pagos: ({ settings }) => <AgencyEditor settings={settings} part="pagos" />,
  rifas: ({ settings }) => <AgencyEditor settings={settings} part="rifas" />,
  firma: AgencySigner,
} satisfies Partial<Record<SettingsPart, ComponentType<OfSettings>>>;

/** Pages that read their own data. */
const others: Readonly<Record<Exclude<SettingsPart, keyof typeof ofSettings>, ComponentType>> = {
  uso: AgencyFeatures,
  cuentas: AgencyAccounts,
  aprobacion: ApprovalRuleSection,
  seguridad: SecondFactorRoles,
  servicio: ServiceAccounts,
  accesos: () => <OpenAccess all />,
  numeracion: () => <NumberingRanges keeps />,
  seguimientos: AgencyFollowUps,
  mensajes: AgencyMessages,
  conservacion: Retention,
};

const isOfSettings = (part: SettingsPart): part is keyof typeof ofSettings => part in ofSettings;

/** Reads the agency's data and shows one settings page. */
function SettingsPage({ of: Part }: { readonly of: ComponentType<OfSettings> }) {
  const { data, error, refetch } = useAgencySettingsQuery({ fetchPolicy: "network-only" });
  const settings = data?.agencySettings;
  if (settings) return <Part settings={settings} />;
  return error ? <ErrorState page {...shownFailure(error, refetch)} /> : <RecordSkeleton page />;
}

/** Shows the agency's settings: the list of pages, or one page, each with a single form. */
export function AgencySettingsScreen() {
  const { values } = useAddress();
  const part = settingsPartOf(values);
  if (!part)
    return (
      <>
        <PageHeader title={TITLE} />
        <SettingsIndex />
      </>
    );
  const Part = isOfSettings(part) ? null : others[part];
  return (
    <>
      <PageHeader title={settingsParts[part].title} />
      <div style={{ maxWidth: 860 }}>
        {isOfSettings(part) ? <SettingsPage key={part} of={ofSettings[part]} /> : Part && <Part />}
      </div>
    </>
  );
}
