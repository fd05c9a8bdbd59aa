export const browsers: Readonly<Record<"safari" | "ios" | "chrome" | "firefox", number>>;
export const buildTargets: string[];
