import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { shownFailure } from "../../base/failure/failures.ts";
import { useList } from "../../base/lists/useList.ts";
import { useSaving } from "../../base/saving/useSaving.ts";
import { Section } from "../../ui/Section.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { deliveryColumns } from "./delivery.columns.tsx";
import { DeliveryDialog } from "./DeliveryDialog.tsx";
import { deliveryTexts as texts } from "./webhook.texts.ts";
import {
  useWebhookDeliveryListQuery,
  useWebhookDeliveryReplayMutation,
  type WebhookDeliveryRowFragment,
  type WebhookRowFragment,
} from "./webhooks.generated.ts";

/** Settings of the log; always sorted newest first. */
const deliveries = { name: "WebhookDelivery", columns: {} } as const;
/** Milliseconds between two refreshes while the page is visible. */
const LOOK_EVERY = 5_000;

/** Shows the deliveries of a webhook with the receiver's responses; each can be sent again. */
export function WebhookLog({ webhook: { id: webhookId, name } }: { readonly webhook: WebhookRowFragment }) {
  const listed = useList(deliveries, { size: 25 });
  const { data, loading, error, refetch } = useWebhookDeliveryListQuery({
    variables: { webhookId, page: listed.variables.page, limit: listed.variables.limit },
    fetchPolicy: "cache-and-network",
    pollInterval: LOOK_EVERY,
    skipPollAttempt: () => document.hidden,
  });
  const list = data?.webhookDeliveries;
  const [seen, see] = useState<WebhookDeliveryRowFragment | null>(null);
  const [replay] = useWebhookDeliveryReplayMutation({ refetchQueries: ["WebhookDeliveryList"] });
  const { perform } = useSaving();
  const again = (id: string) => void perform(() => replay({ variables: { id } }), texts.replayed);
  return (
    <Section title={texts.title(name)}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {texts.lead}
      </Typography>
      <DataTable
        label={texts.title(name)}
        columns={deliveryColumns}
        {...listed.table}
        rows={list?.items}
        rowKey={({ id }) => id}
        actions={(row) => (
          <Stack direction="row" sx={{ gap: 2 }}>
            <Button size="small" aria-label={`${texts.see}: ${row.type}`} onClick={() => see(row)}>
              {texts.see}
            </Button>
            <Button
              size="small"
              variant="outlined"
              aria-label={`${texts.replay}: ${row.type}`}
              onClick={() => again(row.id)}
            >
              {texts.replay}
            </Button>
          </Stack>
        )}
        loading={loading && !list}
        failure={error ? shownFailure(error, refetch) : null}
        empty={<EmptyState>{texts.none}</EmptyState>}
        page={listed.pageOf(list)}
      />
      {seen && <DeliveryDialog delivery={seen} onReplay={() => again(seen.id)} onClose={() => see(null)} />}
    </Section>
  );
}
