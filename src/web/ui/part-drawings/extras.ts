import { body, card, circle, ink, letters, metal, moved, path, rect, repeated, rubber, tube, yellow } from './strokes.ts'

const spanner = (x: number, length: number, paint: string) =>
	moved(
		`translate(${x} 0)`,
		path(`M-5 24h10v${length}h-10Z`, paint),
		path(`M-11 8c-3 10 0 16 6 18h10c6-2 9-8 6-18l-5 4v8h-12v-8Z`, paint),
		circle(0, 24 + length + 6, 8, paint),
		circle(0, 24 + length + 6, 3, card, 2),
	)

/** What is bought beside parts. `box` stands for anything that has no drawing of its own. */
export const extraDrawings = {
	'helmet-lock': () =>
		rect(22, 34, 54, 44, 6, body) +
		path('M36 34V22c0-20 26-20 26 0v12', undefined, 7) +
		circle(49, 52, 6, card) +
		path('M49 54v12', undefined, 4) +
		path('M76 52h18a8 8 0 0 1 8 8v16', undefined, 6) +
		circle(102, 78, 4, yellow),
	helmet: () =>
		path('M14 54C10 26 32 8 60 8C90 8 108 30 104 58L100 78H62C56 78 52 70 50 62L16 66Z', body) +
		path('M52 36h50c2 8 2 16 0 22L56 60C48 58 46 40 52 36Z', card) +
		path('M64 54L78 40', undefined, 2.5) +
		circle(42, 48, 5, yellow) +
		path('M70 70h28', undefined, 2.5),
	'open-helmet': () =>
		path('M16 56C12 28 32 8 60 8C88 8 106 28 104 52H60C48 52 44 62 46 76H24C18 72 17 64 16 56Z', body) +
		path('M58 52c4-10 16-16 46-14v14', card) +
		path('M28 76c4 8 14 8 18 2', undefined, 4) +
		circle(40, 52, 5, yellow),
	gloves: () =>
		repeated(
			2,
			46,
			0,
			path('M18 84V62L8 44c-2-6 4-8 8-4l6 6V16c0-6 8-6 8 0v-4c0-6 8-6 8 0v4c0-5 8-5 8 1v8c1-4 8-3 8 2v32L46 84Z', body) +
				path('M18 72h28', undefined, 5) +
				path('M26 40h16', yellow, 4),
		),
	'rain-suit': () =>
		path('M42 10h36l24 16-8 20-12-6v42H38V40l-12 6-8-20Z', body) +
		path('M42 10c4 12 32 12 36 0', card) +
		path('M60 19v63', undefined, 2.5) +
		`<path d="M39 58h42" stroke="${yellow}" stroke-width="5"/>`,
	'phone-holder': () =>
		rect(38, 4, 44, 58, 6, rubber) +
		rect(44, 11, 32, 42, 2, card) +
		path('M34 16h8v14h-8M86 16h-8v14h8M34 40h8v12h-8M86 40h-8v12h8', body) +
		path('M54 62h12v8H54Z', metal) +
		rect(30, 70, 60, 14, 7, body) +
		circle(60, 32, 6, yellow, 2.5),
	'tank-bag': (label: string) =>
		path('M18 40c0-20 84-20 84 0v32c0 10-84 10-84 0Z', body) +
		path('M18 40c0 10 84 10 84 0', undefined, 2.5) +
		path('M46 26c0-20 28-20 28 0', undefined, 4) +
		rect(36, 54, 48, 17, 2, card, 2.5) +
		letters(label, 60, 62.5, 42, 12),
	'saddle-bag': (label: string) =>
		path('M20 16h80v10H20Z', rubber) +
		repeated(
			2,
			54,
			0,
			path('M10 26h46l4 46a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6Z', body) +
				path('M22 26v22M44 26v22', undefined, 4) +
				rect(18, 44, 8, 8, 1, yellow, 2) +
				rect(40, 44, 8, 8, 1, yellow, 2),
		) +
		rect(40, 58, 40, 15, 2, card, 2.5) +
		letters(label, 60, 65.5, 34, 11),
	'top-box': (label: string) =>
		path('M16 44C18 16 102 16 104 44Z', body) +
		rect(14, 44, 92, 30, 5, body) +
		rect(50, 38, 20, 15, 2, yellow) +
		path('M20 80h80', undefined, 7) +
		rect(22, 55, 24, 13, 2, card, 2.5) +
		letters(label, 34, 61.5, 20, 10),
	'disc-lock': () =>
		path('M18 26c0-10 8-16 18-16h30v20H44v10h24v20H36c-10 0-18-6-18-16Z', body) +
		circle(36, 26, 7, card) +
		path('M36 26v6', undefined, 3) +
		tube('M68 50h22', 11, metal) +
		circle(100, 74, 6, yellow) +
		path('M96 70L80 58', undefined, 3),
	'chain-lock': () =>
		tube('M32 64C4 50 14 12 58 12S108 48 86 64', 14, body) +
		`<path d="M32 64C4 50 14 12 58 12S108 48 86 64" stroke-width="3" stroke-dasharray="2 9"/>` +
		rect(34, 52, 50, 32, 5, metal) +
		circle(59, 65, 5, yellow) +
		path('M59 68v8', undefined, 3),
	'bike-cover': () =>
		path('M8 74C12 50 22 46 30 30C36 18 48 20 56 28C70 24 84 26 92 34C104 44 110 56 112 74Z', body) +
		path('M30 30c2 14-4 30-8 44M56 28c4 16 2 32 0 46M92 34c-4 14 0 28 2 40', undefined, 2) +
		`<path d="M10 68h100" stroke="${yellow}" stroke-width="3" stroke-dasharray="6 4"/>`,
	tracker: (label: string) =>
		rect(26, 26, 58, 46, 6, body) +
		circle(46, 49, 11, card) +
		circle(46, 49, 4, yellow) +
		path('M64 40h12M64 49h12M64 58h8', undefined, 3) +
		path('M78 18c8 0 14 6 14 14M78 8c14 0 24 10 24 24', undefined, 3) +
		letters(label, 98, 62, 24, 13),
	'bungee-net': () =>
		repeated(5, 18, 0, `<path d="M24 14L24 76" stroke-width="5"/>`) +
		repeated(4, 0, 19, `<path d="M20 16h80" stroke-width="5"/>`) +
		repeated(5, 18, 0, `<path d="M24 14L24 76" stroke="${body}" stroke-width="2"/>`) +
		circle(20, 12, 6, yellow) +
		circle(100, 12, 6, yellow) +
		circle(20, 78, 6, yellow) +
		circle(100, 78, 6, yellow),
	'paddock-stand': () =>
		tube('M20 74L52 22H106M52 22L36 74M104 22v16', 10, body) +
		circle(20, 76, 8, rubber) +
		circle(38, 76, 8, rubber) +
		rect(96, 32, 16, 10, 2, yellow),
	inflator: (label: string) =>
		rect(18, 18, 60, 44, 8, body) +
		rect(28, 26, 40, 18, 2, card) +
		letters(label, 48, 35, 34, 12) +
		circle(34, 53, 3, yellow, 2) +
		circle(48, 53, 3, card, 2) +
		tube('M78 48c24 0 30 20 12 28', 8, rubber) +
		rect(74, 70, 18, 12, 2, metal),
	'foot-pump': () =>
		path('M14 76h92', undefined, 7) +
		path('M20 72L84 20l10 12L34 74Z', metal) +
		moved('rotate(-40 56 54)', rect(32, 44, 50, 20, 6, body)) +
		rect(78, 12, 32, 12, 4, rubber) +
		circle(84, 58, 13, card) +
		path('M84 58l6-7', undefined, 3) +
		circle(84, 58, 2, yellow, 2),
	'tool-kit': (label: string) =>
		spanner(34, 30, metal) +
		spanner(60, 24, yellow) +
		path('M84 10h8v28h-8Z', metal) +
		path('M10 44h100v32a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6Z', body) +
		path('M10 54h100', undefined, 2.5) +
		rect(42, 59, 36, 15, 2, card, 2.5) +
		letters(label, 60, 66.5, 30, 11),
	'spanner-set': (label: string) =>
		moved('translate(0 -2)', spanner(22, 46, body), spanner(48, 40, metal), spanner(74, 34, body), spanner(98, 28, yellow)) +
		letters(label, 98, 82, 34, 11),
	'torque-wrench': (label: string) =>
		moved(
			'rotate(-24 60 45)',
			rect(30, 39, 72, 12, 3, metal),
			rect(2, 35, 34, 20, 6, body),
			path('M10 35v20M18 35v20M26 35v20', undefined, 2),
			circle(106, 45, 13, metal),
			rect(100, 39, 12, 12, 1, yellow),
		) + letters(label, 30, 18, 46, 12),
	brush: () =>
		moved(
			'rotate(-20 60 45)',
			rect(4, 36, 66, 16, 7, body),
			rect(66, 28, 46, 12, 3, rubber),
			repeated(6, 7, 0, path('M71 40v20', undefined, 3)),
			repeated(6, 7, 0, path('M71 28V14', undefined, 3)),
			circle(14, 44, 3, yellow, 2),
		),
	'jump-starter': (label: string) =>
		rect(16, 28, 62, 48, 6, body) +
		rect(26, 38, 42, 18, 2, card) +
		letters(label, 47, 47, 36, 11) +
		circle(34, 66, 3, yellow, 2) +
		tube('M78 44c14 0 12-22 20-26', 7, `var(--bad,${ink})`) +
		tube('M78 60c16 0 14 14 24 18', 7, rubber) +
		path('M96 8l14 4-10 10Z', metal) +
		path('M98 70l16 4-12 12Z', metal),
	box: () =>
		path('M20 30l40-16 40 16v36L60 82 20 66Z', body) +
		path('M20 30l40 16 40-16M60 46v36') +
		path('M34 24.4l40 16v13l10-4v-13l-40-16Z', yellow),
} as const
