export function nodePackage(platform: string, arch: string): string | undefined
