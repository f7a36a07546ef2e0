import {
	around,
	body,
	card,
	circle,
	ellipse,
	gear,
	ink,
	letters,
	metal,
	moved,
	onYellow,
	path,
	rect,
	repeated,
	rubber,
	tube,
	yellow,
} from './strokes.ts'

const numberIn = (text: string, otherwise: number) => Number(/\d+(\.\d+)?/.exec(text)?.[0] ?? otherwise)

const pad = (paint: string) =>
	path('M12 34a9 9 0 0 1 14-7C46 14 74 14 94 27a9 9 0 0 1 14 7L102 60C76 49 44 49 18 60Z', metal) +
	circle(21, 37, 3, card, 2.5) +
	circle(99, 37, 3, card, 2.5) +
	path('M32 33C48 25 72 25 88 33L84 50C68 45 52 45 36 50Z', paint) +
	path('M60 28V46')
const shoe =
	path('M43.9 10.6A38 38 0 0 0 43.9 79.4L46.9 73.1A31 31 0 0 1 46.9 16.9Z', rubber) +
	path('M54.5 14.5A31 31 0 0 0 54.5 75.5L55.6 66.6A22 22 0 0 1 55.6 23.4Z', body)
const loop = 'M37 10L100 33A13 13 0 0 1 100 58L37 80A35 35 0 0 1 37 10Z'

/** A cable's coil; its ends say which one it is. */
const coil = 'M24 80H44C74 80 98 67 98 46S80 14 60 14 24 28 24 46s16 28 36 28 30-12 30-27-14-24-30-24S34 33 34 46s10 20 26 20'
const cable = (...ends: string[]) => tube(coil, 7.5, body) + ends.join('')

/** Brakes, chain, tyres, suspension, cables. */
export const wheelDrawings = {
	'brake-pad': (label: string) =>
		moved('translate(3 -9)', pad(body)) + moved('translate(-3 22)', pad(yellow)) + letters(label, 45, 62, 16, 13, onYellow),
	'brake-shoe': (label: string) =>
		shoe +
		moved('matrix(-1 0 0 1 120 0)', shoe) +
		path('M39 36h42M39 58h42', undefined, 2.5) +
		`<path d="M47 36h27M47 58h27" stroke-width="9" stroke-dasharray="2.6 2.28" stroke-linecap="butt"/>` +
		rect(53, 9, 14, 15, 2, yellow) +
		circle(60, 74, 6, card) +
		letters(label, 60, 47, 34, 12),
	'brake-disc': (label: string) =>
		circle(54, 45, 38, metal) +
		around(54, 45, 12, circle(54, 13.5, 2, card, 2)) +
		around(54, 45, 12, circle(57, 20, 1.6, card, 2)) +
		circle(54, 45, 22, body) +
		around(54, 45, 5, circle(54, 27.5, 2.5, card, 2)) +
		circle(54, 45, 13, card) +
		letters(label, 54, 45, 20, 10),
	'master-cylinder': (label: string) =>
		path('M70 52h36l8 6-8 6H70Z', rubber) +
		rect(14, 44, 60, 24, 5, metal) +
		rect(22, 14, 44, 30, 3, body) +
		rect(19, 9, 50, 8, 2, rubber) +
		rect(29, 23, 30, 14, 2, card, 2.5) +
		letters(label, 44, 30, 26, 10) +
		circle(26, 56, 5, card) +
		path('M14 56H4', undefined, 5),
	'brake-hose': (label: string) =>
		tube('M20 22C56 22 30 70 66 70S98 40 98 24', 11, body) +
		circle(14, 22, 9, metal) +
		circle(14, 22, 3, card, 2.5) +
		rect(91, 8, 14, 18, 2, yellow) +
		path('M94 8V3h8v5') +
		letters(label, 64, 14, 40, 11),
	lever: (label: string) => {
		const left = label === 'L'
		const one =
			path('M14 30C30 22 40 26 52 32C76 42 94 40 106 34C112 32 116 38 112 42C98 56 70 58 48 48C36 43 28 44 20 48C10 50 6 36 14 30Z', body) +
			circle(20, 39, 4, card, 2.5) +
			path('M62 42C78 48 92 46 104 41', undefined, 2)
		if (label === 'L' || label === 'R')
			return moved(left ? 'matrix(-1 0 0 1 120 4)' : 'translate(0 4)', one) + circle(22, 74, 11, card, 2.5) + letters(label, 22, 74, 12, 13)
		return moved('translate(0 -14) scale(.96)', one) + moved('matrix(-.96 0 0 .96 118 26)', one)
	},
	'chain-kit': (label: string) =>
		moved(
			'translate(7 3) scale(.94)',
			path(loop, undefined, 9),
			`<path d="${loop}" stroke="${metal}" stroke-width="4" stroke-dasharray="5 4" stroke-linecap="butt"/>`,
			gear(40, 45, 24, numberIn(label, 42), body),
			around(40, 45, 5, circle(40, 27.5, 3.4, card, 2)),
			circle(40, 45, 12.5, card),
			letters(label, 40, 45, 19, 11),
			circle(98, 45.5, 7, yellow),
			circle(98, 45.5, 1.5, ink),
		),
	chain: (label: string) =>
		repeated(5, 21, 0, rect(5, 24, 30, 15, 7.5, metal) + circle(12.5, 31.5, 3, card, 2) + circle(27.5, 31.5, 3, card, 2)) +
		repeated(5, 21, 0, rect(5, 50, 30, 15, 7.5, body) + circle(12.5, 57.5, 3, card, 2) + circle(27.5, 57.5, 3, card, 2)) +
		rect(38, 36, 44, 17, 2, card, 2.5) +
		letters(label, 60, 44.5, 36, 12),
	sprocket: (label: string) => {
		const teeth = numberIn(label, 42)
		const r = teeth < 20 ? 22 : 33
		return (
			gear(60, 45, r, teeth, body) +
			(teeth < 20 ? '' : around(60, 45, 6, circle(60, 20, 5, card, 2.5))) +
			circle(60, 45, 14, card) +
			letters(label, 60, 45, 22, 12)
		)
	},
	tyre: (label: string) => {
		// Its width in millimetres, or in inches as older sizes have it.
		const size = numberIn(label, 90)
		const wide = Math.round(10 + Math.min(26, (size < 10 ? size * 25 : size) / 6))
		const x = 56 - wide / 2
		const edgeAt = (y: number) => x + wide + 30 * Math.sqrt(1 - ((y - 45) / 39) ** 2)
		const groove = (y: number) => path(`M${(edgeAt(y) - 15).toFixed(1)} ${y - 2}l6 4 6-4`, undefined, card)
		return (
			path(`M${x} 6H${x + wide}A30 39 0 0 1 ${x + wide} 84H${x}Z`, rubber) +
			[14, 22, 30, 38, 46, 54, 62, 70, 77].map(groove).join('') +
			path(`M${x} 6H${x + wide}A30 39 0 0 1 ${x + wide} 84H${x}`) +
			ellipse(x, 45, 30, 39, rubber) +
			ellipse(x, 45, 25.5, 34, undefined, body) +
			ellipse(x, 45, 20, 28, card) +
			letters(label, x, 45, 33, 12) +
			ellipse(x, 13, 3.2, 2.8, yellow, 2)
		)
	},
	tube: (label: string) =>
		`<ellipse cx="60" cy="45" rx="41" ry="32" stroke-width="19"/><ellipse cx="60" cy="45" rx="41" ry="32" stroke="${rubber}" stroke-width="13"/>` +
		`<path d="M27 29A38 29 0 0 1 56 16" stroke="${body}" stroke-width="4"/>` +
		tube('M60 72V58', 9, metal, 'butt') +
		rect(55, 51, 10, 9, 2, yellow) +
		letters(label, 60, 38, 54, 12),
	valve: () =>
		moved(
			'rotate(35 60 45)',
			rect(51, 30, 18, 46, 3, rubber) +
				rect(54, 6, 12, 30, 2, metal) +
				rect(51, -2, 18, 14, 3, body) +
				path('M44 76h32l-5 8H49Z', rubber) +
				path('M55 20h10M55 26h10', undefined, 2),
		),
	shock: (label: string) =>
		moved(
			'rotate(48 60 45)',
			path('M53 6h14v60H53Z', metal),
			path('M51 58h18v26H51Z', rubber),
			repeated(6, 0, 8.5, `<path d="M42 12L78 18" stroke-width="9"/><path d="M42 12L78 18" stroke="${body}" stroke-width="3.8"/>`),
			path('M44 62h32v6H44Z', metal),
			path('M43 1h34v7H43Z', metal),
			path('M54 1V-4h12v5', rubber),
			circle(60, -9, 7.5, metal),
			circle(60, -9, 2.2, card, 2.5),
			circle(60, 91, 7.5, metal),
			circle(60, 91, 2.2, card, 2.5),
		) + letters(label, 22, 16, 38, 12),
	fork: (label: string) =>
		repeated(
			2,
			30,
			0,
			rect(34, 4, 12, 44, 3, metal) + rect(31, 38, 18, 40, 3, body) + rect(29, 35, 22, 7, 2, rubber) + rect(34, 78, 12, 8, 2, metal),
		) + letters(label, 102, 20, 30, 13),
	'fork-seal': (label: string) =>
		moved(
			'translate(14 4)',
			circle(34, 42, 30, body) + circle(34, 42, 20, rubber) + circle(34, 42, 14, card) + path('M26 34A11 11 0 0 1 34 31', undefined, 2),
		) +
		moved(
			'translate(38 4)',
			circle(42, 42, 30, body) + circle(42, 42, 20, rubber) + circle(42, 42, 15, card) + letters(label, 42, 42, 24, 10),
		),
	bearing: (label: string) =>
		circle(60, 43, 36, metal) +
		circle(60, 43, 28, body) +
		around(60, 43, 9, circle(60, 21, 5, card, 2.5)) +
		circle(60, 43, 16, metal) +
		circle(60, 43, 11.5, card) +
		letters(label, 60, 43, 20, 9),
	'cone-set': () =>
		ellipse(44, 26, 34, 15, metal) +
		ellipse(44, 24, 18, 7, card) +
		around(44, 24, 1, '') +
		path('M10 26v10c0 20 68 20 68 0V26', body) +
		ellipse(44, 26, 34, 15, metal) +
		ellipse(44, 25, 18, 7, card) +
		ellipse(76, 64, 34, 15, metal) +
		ellipse(76, 63, 18, 7, yellow) +
		`<ellipse cx="76" cy="63" rx="26" ry="11" stroke-width="6" stroke-dasharray="1 7"/>`,
	bush: (label: string) =>
		rect(16, 26, 52, 40, 6, body) +
		ellipse(68, 46, 11, 20, rubber) +
		ellipse(68, 46, 5, 10, card) +
		moved('translate(34 8) scale(.8)', rect(30, 26, 40, 40, 6, metal) + ellipse(70, 46, 11, 20, rubber) + ellipse(70, 46, 5, 10, card)) +
		letters(label, 36, 46, 34, 11),
	'clutch-cable': () =>
		cable(
			rect(12, 74.5, 18, 11, 2, metal),
			path('M12 80H4', undefined, 2.5),
			rect(58, 60, 15, 12, 2, metal),
			path('M73 66h8', undefined, 2.5),
			circle(85, 66, 5, yellow),
		),
	'brake-cable': () =>
		cable(
			path('M30 74v12H16l-6-6 6-6Z', metal),
			path('M10 80H2', undefined, 5),
			rect(58, 58, 22, 16, 2, rubber),
			repeated(3, 5, 0, path('M64 58v16', undefined, 2)),
			rect(82, 60, 10, 12, 2, yellow),
		),
	'throttle-cable': () =>
		cable(
			rect(16, 75, 12, 10, 2, metal),
			path('M16 80C8 80 8 72 4 72', undefined, 3),
			path('M58 60h12c8 0 10 6 10 12', undefined, 8),
			circle(80, 77, 4.5, yellow),
		),
	'speedo-cable': () =>
		cable(
			rect(8, 71, 20, 18, 3, metal),
			repeated(3, 5, 0, path('M13 71v18', undefined, 2)),
			rect(58, 58, 18, 17, 3, yellow),
			path('M76 66.5h11', undefined, 5),
		),
	'puncture-kit': () =>
		rect(10, 40, 100, 40, 4, body) +
		path('M48 40v-6h24v6', metal) +
		moved('translate(0 -8)', path('M26 18v26M20 10h12v10H20Z', rubber), path('M94 18v26M88 10h12v10H88Z', yellow)) +
		repeated(4, 14, 0, path('M34 52v18', undefined, 6)),
} as const
