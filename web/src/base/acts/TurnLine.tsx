import { WaitsLines } from "../../ui/passage/WaitsLines.tsx";
import { useSession } from "../session/useSession.ts";
import { type SeenTurn, stepsOf } from "./turn.ts";

/**
 * Shows, beside the status, the people responsible for the next steps of a record; hidden when the record
 * waits for nobody.
 */
export function TurnLine({ turns }: { readonly turns: readonly SeenTurn[] }) {
  const { user } = useSession();
  return user && <WaitsLines steps={stepsOf(turns, user)} />;
}
