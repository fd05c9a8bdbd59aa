import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { useHeldIds } from "../../../base/saving/useHeldActs.ts";
import { Unread } from "../../../base/failure/Unread.tsx";
import { useUser } from "../../../base/session/useSession.ts";
import { DayText } from "../../../ui/DayText.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { Money } from "../../../ui/Money.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import { othersText } from "../bank.texts.ts";
import { type BankActions, exactOf } from "../useBankActions.ts";
import { useBalancingExactQuery } from "../bank.generated.ts";
import { acceptAllText, balancingTexts as texts } from "./balancing.texts.ts";
import { LaneEnd } from "./LaneEnd.tsx";

interface ExactStepProps {
  readonly actions: BankActions;
  readonly onDone: () => void;
}

/**
 * Shows the movements that match exactly one payment in amount and reference, which can be accepted at once.
 */
export function ExactStep({ actions, onDone }: ExactStepProps) {
  const user = useUser();
  const read = useBalancingExactQuery();
  const held = useHeldIds();
  const movements = lastAnswer(read)?.bankMovements.items.filter(({ id }) => !held.has(id));
  const exact = movements && exactOf(movements, user);
  const mine = movements?.filter(({ proposals }) => proposals.some(({ id }) => exact?.ids.includes(id)));
  const button = useRef<HTMLButtonElement>(null);
  const count = exact?.ids.length ?? 0;
  // Enter accepts them: the button shows how many they are, and how much.
  useEffect(() => {
    if (count > 0) button.current?.focus();
  }, [count]);
  if (read.error && !movements) return <Unread of={read} />;
  if (!exact || !mine) return <ListSkeleton />;
  return (
    <Stack sx={{ gap: 3, maxWidth: 900 }}>
      {exact.others > 0 && <Typography color="textSecondary">{othersText(exact.others)}</Typography>}
      {count === 0 ? (
        <LaneEnd said={texts.noExact} onDone={onDone} />
      ) : (
        <>
          <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap", alignItems: "center" }}>
            <ActButton
              ref={button}
              variant="contained"
              loading={actions.busy}
              onClick={() => actions.acceptExact(exact)}
            >
              {acceptAllText(count, exact)}
            </ActButton>
            <Button color="inherit" onClick={onDone}>
              {texts.next}
            </Button>
          </Stack>
          <Typography variant="body2" color="textSecondary">
            Cada una coincide en valor y referencia, o nombre, con un solo pago. Los pagos que esperan quedan
            verificados con su recibo; lo que esté repetido, pase del saldo o sea de un mes cerrado no se
            acepta.
          </Typography>
          <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
            {mine.map(({ id, day, text, free, centavos, proposals }) => {
              const { payment, parts } = proposals.find((one) => one.exact) ?? {};
              return (
                <Stack
                  key={id}
                  component="li"
                  direction="row"
                  sx={{ gap: 3, py: 1.5, borderBottom: 1, borderColor: "divider", alignItems: "baseline" }}
                >
                  <Typography variant="body2" color="textSecondary" sx={{ width: 96, flexShrink: 0 }}>
                    <DayText day={day} />
                  </Typography>
                  <Box sx={{ flex: 1, minWidth: 0 }}>
                    <Typography variant="body2">
                      {payment
                        ? `${payment.paidFor.name} · ${payment.paidFor.clientTrip.nombreCliente}`
                        : parts?.map(({ label }) => label).join(" + ")}
                    </Typography>
                    <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
                      {text}
                    </Typography>
                  </Box>
                  <Money amount={free} cents={centavos} strong />
                </Stack>
              );
            })}
          </Box>
        </>
      )}
    </Stack>
  );
}
