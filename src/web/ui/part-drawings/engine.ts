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
	path,
	rect,
	repeated,
	rubber,
	tube,
	yellow,
} from './strokes.ts'

const clutchDisc = (x: number, face: string) =>
	gear(x, 45, 34, 18, metal) + circle(x, 45, 31, face, 2) + circle(x, 45, 21, metal) + circle(x, 45, 15.5, card)
const pleats = (count: number) => repeated(count, 8, 0, path('M31 26V58', undefined, 2.5))
const piston =
	path('M18 20C18 12 62 12 62 20V66H50C46 56 34 56 30 66H18Z', body) +
	ellipse(40, 20, 22, 7, metal) +
	path('M18 30C24 36 56 36 62 30M18 37C24 43 56 43 62 37', undefined, 2.5) +
	circle(40, 51, 5, card)
const valve = (paint: string) => path('M57 4h6v56c0 8 8 10 14 14v6H43v-6c6-4 14-6 14-14Z', paint) + path('M53 10h14', undefined, 4)

/** Engine, clutch, scooter drive, filters, fuel and exhaust. */
export const engineDrawings = {
	'clutch-plates': (label: string) =>
		clutchDisc(75, metal) +
		clutchDisc(60, metal) +
		clutchDisc(45, body) +
		around(45, 45, 12, path('M45 23V15', undefined, 2)) +
		letters(label, 45, 45, 24, 12),
	'clutch-assembly': (label: string) =>
		path('M40 9A20 36 0 0 0 40 81H74A20 36 0 0 0 74 9Z', metal) +
		repeated(3, 12, 0, path('M46 10v70', undefined, 2)) +
		ellipse(74, 45, 22, 36, metal) +
		ellipse(74, 45, 15, 26, body) +
		around(74, 45, 4, circle(74, 31, 3.5, card, 2)) +
		circle(74, 45, 5.5, yellow) +
		letters(label, 16, 12, 26, 11),
	'clutch-springs': () =>
		repeated(
			4,
			24,
			0,
			repeated(5, 0, 10, `<path d="M14 24l18 6" stroke-width="8.5"/><path d="M14 24l18 6" stroke="${body}" stroke-width="3.5"/>`),
		),
	'drive-belt': (label: string) =>
		`<path d="M32 14L92 30A16 16 0 0 1 92 62L32 76A31 31 0 0 1 32 14Z" stroke-width="15"/><path d="M32 14L92 30A16 16 0 0 1 92 62L32 76A31 31 0 0 1 32 14Z" stroke="${body}" stroke-width="9"/><path d="M32 20L90 35A11 11 0 0 1 90 57L32 70A25 25 0 0 1 32 20Z" stroke-width="4" stroke-dasharray="2.5 3.5" stroke-linecap="butt"/>` +
		letters(label, 50, 45, 46, 12),
	rollers: (label: string) =>
		[
			[28, 30],
			[60, 24],
			[92, 30],
			[28, 64],
			[60, 58],
			[92, 64],
		]
			.map(
				([x = 0, y = 0]) =>
					path(`M${x - 13} ${y - 8}v14a13 7 0 0 0 26 0v-14`, body) + ellipse(x, y - 8, 13, 7, metal) + ellipse(x, y - 8, 5, 2.6, yellow, 2),
			)
			.join('') + letters(label, 14, 9, 26, 11),
	variator: (label: string) =>
		circle(52, 45, 38, metal) +
		around(52, 45, 8, path('M52 9v12', undefined, 2.5)) +
		circle(52, 45, 25, body) +
		around(52, 45, 6, circle(52, 27, 4, card, 2.5)) +
		circle(52, 45, 9, yellow) +
		circle(52, 45, 3, ink) +
		letters(label, 102, 20, 28, 12),
	'clutch-shoes': () =>
		circle(60, 45, 11, metal) +
		around(
			60,
			45,
			3,
			path('M36 22A34 34 0 0 1 84 22L76 32A22 22 0 0 0 44 32Z', body) +
				path('M44 32A22 22 0 0 1 76 32', undefined, 5) +
				circle(80, 30, 3.5, yellow, 2.5),
		) +
		circle(60, 45, 4, card, 2.5),
	'clutch-bell': (label: string) =>
		path('M32 12A18 33 0 0 0 32 78H66A24 33 0 0 0 66 12Z', metal) +
		ellipse(70, 45, 24, 34, body) +
		ellipse(70, 45, 16, 24, rubber) +
		circle(70, 45, 7, card) +
		letters(label, 30, 45, 24, 12),
	'spark-plug': (label: string) =>
		moved(
			'rotate(42 60 45) translate(0 5) translate(60 45) scale(.96) translate(-60 -45)',
			rect(55, -9, 10, 10, 2, metal),
			path('M53 1h14l2 26H51Z', card),
			path('M53 8h14M52.5 15h15M52 22h16', body, body),
			path('M45 27h30v15H45Z', metal),
			path('M54 27v15M66 27v15', undefined, 2.5),
			rect(48, 42, 24, 7, 0, body),
			path('M51 49h18v26H51Z', rubber),
			`<path d="M51 56l18-3M51 63l18-3M51 70l18-3" stroke="${card}" stroke-width="2"/>`,
			path('M60 75v7', undefined, 5),
			path('M68 75v14H57', undefined, 3.5),
		) + letters(label, 30, 14, 54, 12),
	'plug-cap': () =>
		tube('M14 20C30 20 34 34 46 40', 9, body) +
		path('M42 30l20-8 12 14 28 36-14 14-34-28-14-16Z', rubber) +
		path('M84 62l-10 10M92 70l-10 10', undefined, 2.5) +
		circle(58, 36, 5, yellow),
	'air-filter': (label: string) =>
		moved(
			'rotate(-7 60 45)',
			path('M12 22v50a5 5 0 0 0 5 5h86a5 5 0 0 0 5-5V22Z', rubber),
			rect(12, 13, 96, 56, 5, body),
			rect(23, 23, 74, 36, 0, yellow),
			pleats(8),
			path('M52 13V7h16v6', rubber),
			label && rect(42, 33, 36, 16, 2, card, 2.5) + letters(label, 60, 41, 30, 11),
		),
	'cone-filter': (label: string) =>
		path('M40 12h40l14 52H26Z', body) +
		repeated(6, 8.5, 0, path('M40 16v46', undefined, 2)) +
		ellipse(60, 13, 21, 6, metal) +
		path('M26 64h68v8c0 8-68 8-68 0Z', rubber) +
		rect(38, 30, 44, 17, 2, card, 2.5) +
		letters(label, 60, 38.5, 38, 12),
	'oil-filter': (label: string) =>
		path('M30 22V70A30 11 0 0 0 90 70V22Z', body) +
		path('M30 40A30 11 0 0 0 90 40V60A30 11 0 0 1 30 60Z', card) +
		(label ? letters(label, 60, 61, 48, 13) : path('M60 52c4 5 5.5 7 5.5 9.3a5.5 5.5 0 0 1-11 0C54.5 59 56 57 60 52Z', yellow, 2.5)) +
		ellipse(60, 22, 30, 13, metal) +
		ellipse(60, 22, 22, 8.5, undefined, 4.5) +
		ellipse(60, 22, 8, 3.5, ink) +
		path('M40 75v6M50 78v6M60 79v6M70 78v6M80 75v6', undefined, 2.5),
	'oil-element': (label: string) =>
		path('M34 20V72A26 10 0 0 0 86 72V20Z', yellow) +
		repeated(7, 7, 0, path('M39 28v46', undefined, 2)) +
		ellipse(60, 20, 26, 10, body) +
		ellipse(60, 20, 11, 4, ink) +
		path('M34 66v6A26 10 0 0 0 86 72V66A26 10 0 0 1 34 66Z', body) +
		(label && rect(40, 40, 40, 16, 2, card, 2.5) + letters(label, 60, 48, 34, 11)),
	'fuel-filter': () =>
		moved(
			'rotate(-18 60 45)',
			path('M4 45h20M96 45h20', undefined, 9),
			rect(22, 22, 76, 46, 12, card),
			rect(38, 22, 44, 46, 0, yellow),
			repeated(5, 8.6, 0, path('M43 25v40', undefined, 2)),
			rect(22, 22, 14, 46, 4, body),
			rect(84, 22, 14, 46, 4, body),
		),
	'piston-kit': (label: string) =>
		piston +
		ellipse(88, 26, 22, 9, undefined, 4) +
		ellipse(88, 40, 22, 9, undefined, 4) +
		rect(70, 56, 40, 12, 6, metal) +
		ellipse(106, 62, 4, 6, card, 2.5) +
		letters(label, 84, 81, 44, 11),
	'ring-set': (label: string) =>
		repeated(
			3,
			12,
			14,
			`<ellipse cx="46" cy="26" rx="38" ry="15" stroke-width="9"/><ellipse cx="46" cy="26" rx="38" ry="15" stroke="${body}" stroke-width="4"/>`,
		) +
		rect(2, 66, 34, 17, 2, card, 2.5) +
		letters(label, 19, 74.5, 28, 11),
	'gasket-set': () =>
		path('M10 12h62v48H10Z', body) +
		circle(34, 36, 15, card) +
		circle(60, 24, 4, card, 2.5) +
		circle(60, 48, 4, card, 2.5) +
		circle(16, 18, 2, card, 2) +
		circle(16, 54, 2, card, 2) +
		path('M62 44c20-10 46-4 48 16s-14 24-30 22-34-26-18-38Z', yellow) +
		path('M72 52c12-6 28-2 29 8s-8 14-18 13-20-15-11-21Z', card) +
		circle(66, 46, 2, ink, 2),
	cylinder: (label: string) =>
		repeated(6, 0, 10, rect(22, 18, 66, 6, 2, body)) +
		rect(32, 10, 46, 70, 3, metal) +
		ellipse(55, 14, 23, 9, metal) +
		ellipse(55, 14, 15, 5.5, ink) +
		repeated(6, 0, 10, rect(20, 25, 70, 5, 2, body, 2.5)) +
		rect(36, 42, 38, 17, 2, card, 2.5) +
		letters(label, 55, 50.5, 32, 11),
	'valve-set': () =>
		moved('translate(-22 4)', valve(body)) +
		moved('translate(22 4)', valve(metal)) +
		moved(
			'translate(56 26) scale(.62)',
			repeated(5, 0, 12, `<path d="M48 10l24 8" stroke-width="11"/><path d="M48 10l24 8" stroke="${yellow}" stroke-width="5"/>`),
		),
	camshaft: (label: string) =>
		moved(
			'rotate(-14 60 45)',
			rect(4, 38, 112, 14, 5, metal),
			path('M38 28c10-14 24-4 22 12l-2 16c-12 10-26 4-24-8Z', body),
			path('M70 60c-8 14 12 22 20 8l4-22c-4-14-20-14-22-2Z', body),
			gear(16, 45, 15, 16, yellow),
			circle(16, 45, 4, card, 2.5),
		) + letters(label, 96, 18, 34, 11),
	'timing-chain': (label: string) => {
		const oval = 'M38 12h44a33 33 0 0 1 0 66H38a33 33 0 0 1 0-66Z'
		return (
			`<path d="${oval}" stroke-width="12"/><path d="${oval}" stroke="${body}" stroke-width="7" stroke-dasharray="6 3.5" stroke-linecap="butt"/>` +
			letters(label, 60, 45, 64, 15)
		)
	},
	tensioner: () =>
		rect(20, 30, 44, 30, 3, body) +
		circle(28, 38, 3, card, 2) +
		circle(28, 52, 3, card, 2) +
		rect(64, 38, 34, 14, 2, metal) +
		path('M72 38v14M80 38v14M88 38v14', undefined, 2) +
		rect(98, 34, 10, 22, 3, rubber) +
		rect(8, 39, 12, 12, 2, yellow),
	'oil-pump': () =>
		circle(52, 45, 32, body) +
		gear(52, 45, 17, 10, metal) +
		circle(52, 45, 6, yellow) +
		around(52, 45, 3, circle(52, 18, 3, card, 2)) +
		path('M82 36h26v18H82', metal),
	carburettor: (label: string) =>
		rect(36, 12, 42, 20, 4, metal) +
		rect(47, 4, 20, 9, 2, rubber) +
		path('M12 32h24v28H12Z', rubber) +
		path('M78 30l26-6v42l-26-6Z', metal) +
		ellipse(104, 45, 6, 21, ink) +
		rect(32, 30, 50, 32, 3, body) +
		path('M38 62h38v14a5 5 0 0 1-5 5H43a5 5 0 0 1-5-5Z', card) +
		circle(44, 46, 4, yellow, 2.5) +
		rect(50, 37, 30, 18, 2, card, 2.5) +
		letters(label, 65, 46, 25, 10),
	'fuel-pump': (label: string) =>
		rect(30, 16, 44, 48, 5, body) +
		ellipse(52, 16, 22, 7, metal) +
		rect(46, 4, 12, 12, 2, metal) +
		path('M28 64h48l6 14H22Z', rubber) +
		path('M74 34h16v26', undefined, 6) +
		rect(82, 58, 16, 14, 2, yellow) +
		rect(36, 32, 32, 16, 2, card, 2.5) +
		letters(label, 52, 40, 26, 11),
	'fuel-cock': () =>
		rect(34, 26, 34, 38, 4, metal) +
		path('M46 26V8h10v18', card) +
		path('M51 64v18', undefined, 10) +
		circle(51, 45, 11, body) +
		path('M51 45l46-12', undefined, 12) +
		`<path d="M51 45l46-12" stroke="${yellow}" stroke-width="6"/>` +
		circle(51, 45, 3, ink),
	injector: (label: string) =>
		moved(
			'rotate(35 60 45)',
			rect(53, 0, 14, 14, 3, metal),
			rect(46, 14, 28, 32, 4, body),
			rect(74, 16, 18, 18, 3, rubber),
			path('M50 46h20l-4 26H54Z', metal),
			rect(56, 72, 8, 12, 1, yellow),
			path('M50 8h20', undefined, 4),
		) + letters(label, 26, 20, 40, 12),
	silencer: () =>
		tube('M6 24C22 24 20 62 40 62', 15, metal) +
		moved(
			'rotate(-16 74 56)',
			rect(36, 40, 72, 30, 13, body),
			rect(46, 47, 44, 12, 3, card, 2.5),
			ellipse(108, 55, 6, 11, rubber),
			path('M60 70v10M84 70v10', undefined, 5),
		),
	'kick-lever': () =>
		path('M24 70L34 22l16-4 4 10-12 6-6 38Z', metal) +
		path('M46 16l44-6 4 14-42 8Z', body) +
		path('M60 14l2 16M74 12l2 16', undefined, 2) +
		circle(28, 72, 12, metal) +
		circle(28, 72, 5, card) +
		path('M28 60v6M28 78v6', undefined, 2),
	'gear-lever': () =>
		tube('M24 58C54 54 60 40 96 40', 13, metal) +
		circle(24, 58, 12, metal) +
		circle(24, 58, 5, card) +
		moved('rotate(-6 96 38)', rect(80, 24, 30, 22, 6, body), path('M88 24v22M95 24v22M102 24v22', undefined, 2)),
	'engine-mount': () =>
		rect(14, 56, 92, 14, 3, metal) +
		circle(28, 63, 3, card, 2) +
		circle(92, 63, 3, card, 2) +
		path('M38 56c0-40 44-40 44 0Z', body) +
		circle(60, 42, 13, rubber) +
		circle(60, 42, 5, card),
} as const
