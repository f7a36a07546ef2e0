/** Of several that fit, the first: most browsers also claim to be Chrome, Chrome to be Safari, and Android to be Linux. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
	['Edge', /\bEdg(e|A|iOS)?\//],
	['Opera', /\b(OPR|OPiOS|OPT|Opera( Mini)?)\//],
	['Samsung Internet', /\bSamsungBrowser\//],
	['UC Browser', /\bUC ?Browser\//],
	['Mi Browser', /\bMiuiBrowser\//],
	['Vivo Browser', /\bVivoBrowser\//],
	['HeyTap Browser', /\bHeyTapBrowser\//],
	['DuckDuckGo', /\b(DuckDuckGo|Ddg)\//],
	['Firefox', /\b(Firefox|FxiOS)\//],
	['Chrome', /\b(Chrome|CriOS|Chromium)\//],
	['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
]
const platforms: readonly (readonly [name: string, pattern: RegExp])[] = [
	['KaiOS', /\bKAIOS\//],
	['Android', /\bAndroid\b/],
	['iPhone', /\b(iPhone|iPod)\b/],
	['iPad', /\biPad\b/],
	['Windows', /\bWindows\b/],
	['ChromeOS', /\bCrOS\b/],
	['Mac', /\bMacintosh\b|\bMac OS X\b/],
	['Linux', /\bLinux\b|\bX11\b/],
]

const first = (list: typeof browsers, text: string) => list.find(([, pattern]) => pattern.test(text))?.[0]

/** What a user agent is, in the words of its owner: 'Chrome on Android'. Without versions, so that an update is no new device. */
export function deviceName(userAgent: string): string {
	const browser = first(browsers, userAgent)
	const platform = first(platforms, userAgent)
	if (browser) return platform ? `${browser} on ${platform}` : browser
	return platform ? `A browser on ${platform}` : 'An unknown device'
}
