import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
	[`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/129.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
	[
		`Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-A155F) ${webkit} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
		'Samsung Internet on Android',
	],
	[
		`Mozilla/5.0 (Linux; U; Android 13; en-in; 23053RN02I) ${webkit} Chrome/112.0 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.15.0`,
		'Mi Browser on Android',
	],
	[
		'Mozilla/5.0 (Linux; U; Android 12; en-US) AppleWebKit/537.36 Version/4.0 Chrome/100.0 UCBrowser/13.5.0 Mobile Safari/537.36',
		'UC Browser on Android',
	],
	['Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0', 'Firefox on Android'],
	[
		'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
		'Safari on iPhone',
	],
	[
		'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/129.0 Mobile/15E148 Safari/604.1',
		'Chrome on iPhone',
	],
	[
		'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/130.0 Mobile/15E148 Safari/605.1.15',
		'Firefox on iPad',
	],
	[`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/129.0.0.0 Safari/537.36 Edg/129.0.0.0`, 'Edge on Windows'],
	[`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/129.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
	[`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/129.0.0.0 Safari/537.36 OPR/114.0.0.0`, 'Opera on Linux'],
	[
		'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
		'Safari on Mac',
	],
	['Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5', 'Firefox on KaiOS'],
	['SomeApp/2.1 (Android 14)', 'A browser on Android'],
	['curl/8.5.0', 'An unknown device'],
	['', 'An unknown device'],
	['<script>alert(1)</script>', 'An unknown device'],
])('%s is %j (D-43)', (userAgent, name) => {
	expect(deviceName(userAgent)).toBe(name)
})

test('an update of the browser is no other device (D-43)', () => {
	const chrome = (version: number) => `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/${version}.0.0.0 Safari/537.36`
	expect(deviceName(chrome(130))).toBe(deviceName(chrome(99)))
})
