/**
 * The oldest browsers that the application runs in. The build writes for them, lint refuses features that
 * one of them lacks, and web/public/old-browsers.js recognises older ones by features that these brought.
 */
export const browsers = { safari: 16.4, ios: 16.4, chrome: 111, firefox: 115 };

/** Browsers in the build's notation: `safari16.4`. */
export const buildTargets = Object.entries(browsers).map(([name, version]) => `${name}${version}`);
