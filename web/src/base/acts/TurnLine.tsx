import { WaitsLine } from "../../ui/passage/WaitsLine.tsx";
import { useSession } from "../session/useSession.ts";
import { type SeenTurn, stepOf } from "./turn.ts";

/** Shows who does the next step of a record, where its status stands; nothing where nothing waits. */
export function TurnLine({ turn }: { readonly turn: SeenTurn | null }) {
  const { user } = useSession();
  const step = user && stepOf(turn, user);
  return step ? <WaitsLine {...step} /> : null;
}
