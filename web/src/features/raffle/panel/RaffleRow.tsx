import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatPhone } from "@travesia/api/colombia/phones";
import { isOffered } from "../../../base/acts/offered-acts.ts";
import { DayText } from "../../../ui/DayText.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { Money } from "../../../ui/Money.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { RaffleLineFragment } from "../board/raffle.generated.ts";
import { takenOf } from "../board/raffle.paths.ts";
import { permissionText, raffleLabels, raffleTexts, raffleTones } from "../board/raffle.texts.ts";
import { offeredRaffleActs } from "../board/raffle.offered-acts.ts";
import { raffleActs, type RowAct } from "./raffle.acts.tsx";
import { RafflePicture } from "../board/RafflePicture.tsx";

interface RaffleRowProps {
  readonly raffle: RaffleLineFragment;
  readonly busy: boolean;
  readonly viewer: { readonly id: number; readonly role: number };
  readonly onAct: (act: RowAct) => void;
}

/** Shows one raffle of the panel: its state, its income, and the acts that the server allows. */
export function RaffleRow({ raffle, busy, viewer, onAct }: RaffleRowProps) {
  const {
    id,
    title,
    prize,
    image,
    price,
    drawDate,
    status,
    nextStatuses,
    paidCount,
    selectedCount,
    collected,
  } = raffle;
  const acts = offeredRaffleActs(viewer, raffle);
  const permission = permissionText(raffle);
  const { winningNumber, drawSource, winner, cancelReason } = raffle;
  return (
    <Card component="article" aria-label={title} sx={{ p: 4 }}>
      <Stack direction={{ xs: "column", md: "row" }} sx={{ gap: 4, alignItems: { md: "center" } }}>
        <Box
          sx={{
            display: { xs: image ? "block" : "none", md: "block" },
            width: { xs: "100%", sm: 160 },
            height: 112,
            flexShrink: 0,
            borderRadius: 1,
            overflow: "hidden",
          }}
        >
          <RafflePicture address={image} sx={{ minHeight: 0, height: 112 }} />
        </Box>
        <Stack sx={{ flex: 1, minWidth: 0, gap: 1 }}>
          <Stack direction="row" sx={{ gap: 2, alignItems: "center", flexWrap: "wrap" }}>
            <Typography variant="h6" component="h2" sx={{ overflowWrap: "anywhere" }}>
              {title}
            </Typography>
            <StatusChip label={raffleLabels[status]} tone={raffleTones[status]} />
            {raffle.isUnregistered && <StatusChip label={raffleTexts.unregistered} tone="clay" />}
          </Stack>
          <Typography variant="body2" color="textSecondary" noWrap>
            {prize}
          </Typography>
          <Typography variant="body2" component="div">
            <Money amount={price} /> cada número · {status === "drawn" ? "se jugó el" : "se juega el"}{" "}
            <DayText day={drawDate} />
          </Typography>
          {permission && !raffle.isUnregistered && (
            <Typography variant="body2">
              {[permission, raffle.drawLottery && `se juega con ${raffle.drawLottery}`]
                .filter(Boolean)
                .join(" · ")}
            </Typography>
          )}
          {nextStatuses.length > 0 && (
            <Typography variant="body2" color="textSecondary" component="div">
              Derecho de explotación <Money amount={raffle.operatingRight} /> · Administración{" "}
              <Money amount={raffle.administration} />
            </Typography>
          )}
          {status !== "draft" && (
            <Typography variant="body2" component="div">
              {paidCount.toLocaleString("es-CO")} {paidCount === 1 ? "pagado" : "pagados"} (
              <Money amount={collected} strong />) · {selectedCount.toLocaleString("es-CO")} por pagar
            </Typography>
          )}
          {winningNumber && (
            <Typography variant="body2">
              Ganó el <strong>{winningNumber}</strong> ({drawSource}):{" "}
              {winner ? `${winner.name}, ${formatPhone(winner.phone ?? "")}` : "nadie lo había pagado"}
            </Typography>
          )}
          {cancelReason && <Typography variant="body2">Cancelada: {cancelReason}</Typography>}
        </Stack>
        <Stack
          direction="row"
          sx={{ gap: 1, flexWrap: "wrap", maxWidth: { md: 260 }, justifyContent: { md: "flex-end" } }}
        >
          {acts.has("start") && nextStatuses.includes("open") && (
            <ActButton
              size="small"
              variant="contained"
              disabled={busy}
              reason={acts.get("start") ?? null}
              onClick={() => onAct("start")}
            >
              {raffleActs.start.label}
            </ActButton>
          )}
          {acts.get("start") && isOffered(acts, "acceptPrivate") && (
            <Button size="small" variant="outlined" disabled={busy} onClick={() => onAct("acceptPrivate")}>
              {raffleActs.acceptPrivate.label}
            </Button>
          )}
          {nextStatuses.includes("drawn") && (
            <Button size="small" variant="contained" disabled={busy} onClick={() => onAct("draw")}>
              {raffleActs.draw.label}
            </Button>
          )}
          {status !== "draft" && (
            <Button size="small" variant="outlined" href={takenOf(id)}>
              Ver números
            </Button>
          )}
          {nextStatuses.length > 0 && (
            <Button size="small" disabled={busy} onClick={() => onAct("edit")}>
              {raffleActs.edit.label}
            </Button>
          )}
          {nextStatuses.includes("cancelled") && (
            <Button size="small" color="error" disabled={busy} onClick={() => onAct("cancel")}>
              {raffleActs.cancel.label}
            </Button>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
