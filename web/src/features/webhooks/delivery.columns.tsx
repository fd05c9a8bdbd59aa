import Box from "@mui/material/Box";
import { InstantText } from "../../ui/DayText.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import type { Column } from "../../ui/table/columns.ts";
import { TwoLines } from "../../ui/table/TwoLines.tsx";
import { deliveryStateLabels, deliveryTexts as texts, deliveryTones } from "./webhook.texts.ts";
import type { WebhookDeliveryRowFragment } from "./webhooks.generated.ts";

/** Columns of the log of deliveries. */
export const deliveryColumns: readonly Column<WebhookDeliveryRowFragment>[] = [
  {
    key: "type",
    label: "Evento",
    card: "title",
    cell: ({ type, createdAt }) => <TwoLines second={<InstantText at={createdAt} />}>{type}</TwoLines>,
  },
  {
    key: "state",
    label: "Estado",
    card: "corner",
    cell: ({ state }) => <StatusChip label={deliveryStateLabels[state]} tone={deliveryTones[state]} />,
  },
  {
    key: "answer",
    label: "Respuesta",
    cell: ({ answerStatus, failure }) => (
      <Box sx={{ maxWidth: { md: 320 }, whiteSpace: "normal", overflowWrap: "anywhere" }}>
        {answerStatus ?? failure ?? texts.noAnswer}
      </Box>
    ),
  },
  { key: "tries", label: "Intentos", align: "right", cell: ({ tries }) => tries.toLocaleString("es-CO") },
  {
    key: "nextTryAt",
    label: "Próximo intento",
    cell: ({ nextTryAt }) => (nextTryAt ? <InstantText at={nextTryAt} /> : "—"),
  },
];
