import { Suspense } from "react";
import { lazyPart } from "../../ui/lazy-part.ts";
import { useUploadShare } from "./uploads.ts";

const UploadLine = lazyPart(async () => (await import("./UploadLine.tsx")).UploadLine);

/** Shows the progress of file uploads at the top of the window. */
export function UploadBar() {
  const share = useUploadShare();
  if (share === null) return null;
  return (
    <Suspense fallback={null}>
      <UploadLine share={share} />
    </Suspense>
  );
}
