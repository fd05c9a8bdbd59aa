import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { CLIENTE, may } from "@travesia/api/permissions";
import { shownFailure } from "../../base/failure/failures.ts";
import { useRoutes } from "../../base/routes/RoutesContext.ts";
import { useAddress } from "../../base/routes/useAddress.ts";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { BankTab } from "../../features/accounts/profile/BankTab.tsx";
import { KeysSection } from "../../features/accounts/profile/KeysSection.tsx";
import { PersonTab } from "../../features/accounts/profile/PersonTab.tsx";
import { PicturePart } from "../../features/accounts/profile/PicturePart.tsx";
import { PrivacyTab } from "../../features/accounts/profile/PrivacyTab.tsx";
import { SecurityTab } from "../../features/accounts/profile/SecurityTab.tsx";
import {
  type ProfileDetailFragment,
  useProfileDetailQuery,
} from "../../features/accounts/profile/profile.generated.ts";
import { OwnClaimsSection } from "../../features/claims/own/OwnClaimsSection.tsx";
import { useReferralLink } from "../../features/accounts/registration/useReferralLink.ts";
import { profileLinks } from "../../features/accounts/profile/profile.links.ts";
import { DocumentsAlert } from "../../features/staff-documents/own/DocumentsAlert.tsx";
import { DocumentsTab } from "../../features/staff-documents/own/DocumentsTab.tsx";
import { OWN_TAB } from "../../features/staff-documents/staff-documents.paths.ts";
import { profileTexts as texts } from "../../features/accounts/profile/profile.texts.ts";

type TabName = keyof typeof texts.tabs;
const allTabs = Object.keys(texts.tabs) as TabName[];

/** Shows the user's account: data, bank account, password and sessions, privacy. */
export function ProfileScreen() {
  const address = useAddress();
  const { data, error, refetch } = useProfileDetailQuery({ fetchPolicy: "cache-and-network" });
  const me = data?.me;
  const tabs = allTabs.filter((name) => name !== OWN_TAB || may(me?.role, "uploadDocuments"));
  const tab = tabs.find((name) => name === address.values.tab) ?? "datos";
  return (
    <>
      <PageHeader title={texts.title} />
      {error && !me && <ErrorState {...shownFailure(error, refetch)} />}
      {!error && !me && <ListSkeleton cards />}
      {me && (
        <Stack sx={{ gap: 5, maxWidth: 880 }}>
          <PicturePart me={me} />
          <Ways me={me} />
          <DocumentsAlert viewer={me} onOpen={() => address.set({ tab: OWN_TAB })} />
          <Tabs
            value={tab}
            onChange={(_, next: TabName) => address.set({ tab: next === "datos" ? "" : next })}
            variant="scrollable"
            allowScrollButtonsMobile
          >
            {tabs.map((name) => (
              <Tab key={name} value={name} label={texts.tabs[name]} />
            ))}
          </Tabs>
          {tab === "datos" && (
            <>
              <PersonTab me={me} />
              <KeysSection />
            </>
          )}
          {tab === "banco" && <BankTab userId={me.id} />}
          {tab === OWN_TAB && <DocumentsTab viewer={me} />}
          {tab === "seguridad" && (
            <SecurityTab codeApp={me.codeApp ?? false} asked={me.secondFactorAsked ?? false} />
          )}
          {tab === "privacidad" && (
            <>
              <PrivacyTab mayErase={me.role === CLIENTE} />
              <OwnClaimsSection />
            </>
          )}
        </Stack>
      )}
    </>
  );
}

/** Shows the pages that the profile links to, and the referral link. */
function Ways({ me }: { readonly me: ProfileDetailFragment }) {
  const routes = useRoutes();
  const refer = useReferralLink(me.referralCode);
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
      <Button variant="contained" color="secondary" onClick={() => void refer()}>
        {texts.referral}
      </Button>
      {profileLinks(me.role, routes).map(({ label, to }) => (
        <Button key={label} variant="outlined" href={to}>
          {label}
        </Button>
      ))}
    </Stack>
  );
}
