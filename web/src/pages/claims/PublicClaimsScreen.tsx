import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import Typography from "@mui/material/Typography";
import { useAddress } from "../../base/routes/useAddress.ts";
import { FileClaimPanel } from "../../features/claims/own/FileClaimPanel.tsx";
import { FollowPanel } from "../../features/claims/own/FollowPanel.tsx";
import { ownClaimTexts as texts } from "../../features/claims/own/own-claim.texts.ts";
import { usePageTitle } from "../../ui/usePageTitle.ts";

const AUTHORITY = "https://www.sic.gov.co/";

/**
 * Shows the public page to submit a personal-data request or a consumer claim, and to follow one by number.
 */
export function PublicClaimsScreen() {
  usePageTitle(texts.title);
  const address = useAddress();
  const number = address.values["numero"] ?? "";
  const follows = address.values["ver"] === "seguimiento" || number !== "";
  return (
    <Stack sx={{ gap: 5, maxWidth: 760, mx: "auto", pt: { xs: 2, md: 5 } }}>
      <div>
        <Typography variant="h3" component="h1">
          {texts.title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {texts.lead}
        </Typography>
      </div>
      <Tabs
        value={follows ? "seguimiento" : "presentar"}
        onChange={(_, next: string) =>
          address.set({ ver: next === "seguimiento" ? next : "", ...(number && { numero: "" }) })
        }
        variant="scrollable"
        allowScrollButtonsMobile
      >
        <Tab value="presentar" label={texts.file} />
        <Tab value="seguimiento" label={texts.follow} />
      </Tabs>
      {follows ? <FollowPanel number={number} /> : <FileClaimPanel />}
      <Typography variant="body2" color="textSecondary">
        {texts.authorityLead}{" "}
        <Link href={AUTHORITY} target="_blank" rel="noopener">
          {texts.authority}
        </Link>
        .
      </Typography>
    </Stack>
  );
}
