import { StatusChip } from "../../ui/StatusChip.tsx";
import { userTexts } from "./user.texts.ts";

interface UserStatusProps {
  readonly user: { readonly isActive: boolean; readonly accountLockedUntil?: string | null };
}

/** Whether somebody can enter. */
export function UserStatus({ user: { isActive, accountLockedUntil } }: UserStatusProps) {
  if (!isActive) return <StatusChip label={userTexts.inactive} tone="neutral" />;
  const locked = accountLockedUntil != null && new Date(accountLockedUntil) > new Date();
  return locked ? (
    <StatusChip label={userTexts.locked} tone="sun" />
  ) : (
    <StatusChip label={userTexts.active} tone="leaf" />
  );
}
