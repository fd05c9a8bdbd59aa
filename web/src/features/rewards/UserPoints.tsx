import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { shownFailure } from "../../base/failure/failures.ts";
import { InstantText } from "../../ui/DayText.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { AdjustPoints } from "./AdjustPoints.tsx";
import { usePointsOfQuery } from "./rewards.generated.ts";
import { movementText, pointsText, rewardTexts as texts, signed } from "./rewards.texts.ts";

/** Shows a user's points to the owner: the balance, the latest changes, and the adjustment. */
export function UserPoints({ userId }: { readonly userId: number }) {
  const { data, error, refetch } = usePointsOfQuery({ variables: { userId } });
  const [adjusting, setAdjusting] = useState(false);
  const user = data?.user;
  if (error && !user) return <ErrorState {...shownFailure(error, refetch)} />;
  if (!data || !user) return <Skeleton variant="rounded" height={96} />;
  const name = `${user.name} ${user.lastname}`;
  return (
    <Box component="section" aria-label={texts.title}>
      <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "center", gap: 3, mb: 2 }}>
        <Typography variant="h6" component="h3">
          {texts.balance(user.points)}
        </Typography>
        <Button size="small" variant="outlined" onClick={() => setAdjusting(true)}>
          {texts.adjust}
        </Button>
      </Stack>
      {data.pointMovementsOf.items.map(({ id, kind, points, customerName, reason, at }) => (
        <Stack
          key={id}
          direction="row"
          sx={{ gap: 3, py: 1.5, borderTop: 1, borderColor: "divider", alignItems: "baseline" }}
        >
          <Typography variant="body2" component="div" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
            {movementText[kind](customerName, reason)}
            <Typography variant="caption" color="textSecondary" component="div">
              <InstantText at={at} />
            </Typography>
          </Typography>
          <Typography
            variant="body2"
            aria-label={pointsText(points)}
            sx={{ fontVariantNumeric: "tabular-nums", fontWeight: 600 }}
          >
            {signed(points)}
          </Typography>
        </Stack>
      ))}
      {adjusting && (
        <AdjustPoints
          person={{ id: userId, name, points: user.points }}
          refetch={["PointsOf"]}
          onClose={() => setAdjusting(false)}
        />
      )}
    </Box>
  );
}
