import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { sends } from "../../../ui/form/submit.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import { ClaimProgress } from "./ClaimProgress.tsx";
import { followFields } from "./file-claim.form.ts";
import {
  ClaimFollowedDocument,
  type FollowedClaimPartsFragment,
  useClaimLinkSendMutation,
} from "./own-claims.generated.ts";
import { ownClaimTexts as texts } from "./own-claim.texts.ts";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";

interface Found {
  readonly claim: FollowedClaimPartsFragment;
  readonly email: string;
}

/** Follows a request by its number and e-mail: shows its progress but none of its texts. */
export function FollowPanel({ number }: { readonly number: string }) {
  const client = useApolloClient();
  const [sendLink] = useClaimLinkSendMutation();
  const { busy, failure, perform } = useSaving();
  const [found, setFound] = useState<Found | null>(null);
  const { control, submit } = useFields(followFields, {
    record: null,
    begun: { ...followFields.empty, number },
    save: ({ input }) =>
      perform(async () => {
        setFound(null);
        const { data } = await client.query({
          query: ClaimFollowedDocument,
          variables: input,
          fetchPolicy: "network-only",
        });
        if (data) setFound({ claim: data.followedClaim, email: input.email });
      }, null),
  });
  return (
    <Card sx={{ p: { xs: 5, md: 7 } }}>
      <Stack sx={{ gap: 5 }}>
        <Stack component="form" noValidate onSubmit={sends(submit)} sx={{ gap: 4 }}>
          <FormFailure failure={failure} />
          <TextField
            control={control}
            name="number"
            label={texts.number}
            required
            maxLength={20}
            rules={followFields.rules.number}
          />
          <TextField
            control={control}
            name="email"
            label={texts.email}
            type="email"
            required
            autoComplete="email"
            rules={followFields.rules.email}
          />
          <Button type="submit" variant="outlined" loading={busy} sx={{ alignSelf: { sm: "flex-start" } }}>
            {texts.search}
          </Button>
        </Stack>
        {found && (
          <Stack sx={{ gap: 4, alignItems: "flex-start" }} role="status">
            <ClaimProgress claim={found.claim} />
            <Typography color="textSecondary">{texts.linkLead}</Typography>
            <Button
              variant="outlined"
              disabled={busy}
              onClick={() =>
                void perform(
                  () => sendLink({ variables: { number: found.claim.number, email: found.email } }),
                  texts.linkSent,
                )
              }
            >
              {texts.link}
            </Button>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
