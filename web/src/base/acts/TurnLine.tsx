import { WaitsLines } from "../../ui/passage/WaitsLines.tsx";
import { useSession } from "../session/useSession.ts";
import { type SeenTurn, stepsOf } from "./turn.ts";

/** Shows the people of the next steps of a record, at its status; hidden when it waits for nobody. */
export function TurnLine({ turns }: { readonly turns: readonly SeenTurn[] }) {
  const { user } = useSession();
  return user && <WaitsLines steps={stepsOf(turns, user)} />;
}
