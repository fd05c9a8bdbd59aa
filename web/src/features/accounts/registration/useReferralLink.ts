import { useToasts } from "../../../ui/toasts.tsx";
import { accountPaths } from "../accounts.paths.ts";
import { profileTexts } from "../profile/profile.texts.ts";

/**
 * Copies the link that brings others in with one's code; says so, or shows it where nothing may be copied.
 */
export function useReferralLink(referralCode: string | null | undefined): () => Promise<void> {
  const toasts = useToasts();
  const { referral: texts } = profileTexts;
  return async () => {
    if (!referralCode) return toasts.info(texts.none);
    const link = new URL(accountPaths.referral.to({ referralCode }), window.location.origin).href;
    try {
      await navigator.clipboard.writeText(link);
      toasts.success(texts.copied);
    } catch {
      // Without permission to copy, the link can still be copied by hand.
      toasts.info(link, 10);
    }
  };
}
