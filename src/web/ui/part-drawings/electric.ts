import { around, body, card, circle, ellipse, ink, letters, metal, moved, path, rect, repeated, rubber, tube, yellow } from './strokes.ts'

const wires = (x: number, y: number) =>
	path(`M${x} ${y}c0 10 8 10 8 22M${x + 8} ${y}c0 8 10 8 10 20M${x + 16} ${y}c0 8 12 6 12 18`, undefined, 2.5)

/** Battery, lights, ignition, and what drives an electric two-wheeler. */
export const electricDrawings = {
	battery: (label: string) => {
		// Ampere-hours stand last on it; more of them need a larger case.
		const hours = Number(/(\d+)\s*Ah/i.exec(label)?.[1] ?? 5)
		const half = Math.min(48, 32 + hours * 1.3)
		const [left, wide] = [60 - half, half * 2]
		return (
			path(`M${left + 10} 20V12h14v8M${left + wide - 24} 20V12h14v8`, metal) +
			rect(left + 3, 30, wide - 6, 52, 4, body) +
			rect(left, 20, wide, 14, 3, metal) +
			rect(left + 10, 43, wide - 20, 30, 0, card) +
			letters(label, 60, 51, wide - 28, 11) +
			`${path(`M${left + 17} 65h8M${left + wide - 25} 65h8M${left + wide - 21} 61v8`, undefined, 2.5)}${moved('translate(22.8 27.5) scale(.62)', path('M63 45L51 59h8l-3 11 13-15h-8Z', yellow, 3))}`
		)
	},
	'battery-pack': (label: string) =>
		path('M40 20c0-14 40-14 40 0', undefined, 5) +
		rect(24, 20, 72, 62, 6, body) +
		rect(32, 34, 56, 24, 2, card) +
		letters(label, 60, 46, 50, 13) +
		repeated(4, 12, 0, rect(36, 66, 8, 9, 1, yellow, 2)),
	bulb: (label: string) =>
		moved(
			'rotate(24 60 45)',
			path('M47 54V20a13 13 0 0 1 26 0V54Z', card),
			path('M51 15a9 9 0 0 1 18 0Z', body),
			path('M55 54V34l3-6 2 8 2-8 3 6V54', undefined, 2),
			`<path d="M56 32l2-6 2 9 2-9 2 6" stroke="${yellow}" stroke-width="3.5"/>`,
			rect(43, 47, 34, 10, 2, metal),
			path('M33 57h54l-5 8H38Z', metal),
			path('M46 65h28v11H46Z', body),
			path('M51 76v11M60 76v11M69 76v11', undefined, 5),
		) + letters(label, 26, 20, 44, 14),
	'led-bulb': (label: string) =>
		moved(
			'rotate(24 60 45)',
			rect(52, 2, 16, 42, 3, metal),
			repeated(4, 0, 9, rect(56, 7, 8, 6, 1, yellow, 2)),
			rect(42, 44, 36, 8, 2, metal),
			path('M40 52h40v8H40Z', body),
			repeated(3, 0, 8, rect(44, 60, 32, 6, 2, body)),
			tube('M60 84v8', 8, rubber),
		) + letters(label, 26, 20, 44, 14),
	'small-bulb': (label: string) =>
		moved(
			'translate(7 14) scale(.88)',
			repeated(
				2,
				38,
				0,
				circle(40, 30, 19, card) +
					path('M34 36l3-12 3 8 3-8 3 12', undefined, 2.5) +
					rect(28, 46, 24, 28, 3, body) +
					path('M28 58h-5M52 64h5', undefined, 4) +
					rect(35, 74, 10, 8, 2, metal),
			),
		) + letters(label, 60, 9, 60, 13),
	indicator: (label: string) =>
		moved(
			label === 'L' ? 'matrix(-1 0 0 1 120 0)' : '',
			path('M14 56C10 66 18 72 12 82M20 56c-2 10 4 16 2 26', undefined, 2.5),
			tube('M22 46H50', 15, rubber, 'butt'),
			rect(9, 34, 15, 24, 3, metal),
			path('M50 22C66 14 92 20 106 38C111 45 109 51 103 55C88 68 64 74 50 68C44 58 44 32 50 22Z', body),
			path('M57 29C70 24 88 30 98 41C101 45 100 48 96 51C84 60 68 63 57 60C53 52 53 36 57 29Z', yellow),
			moved('', circle(65, 45, 3.5, card, 2), circle(77, 45, 3.5, card, 2), circle(89, 45, 3.5, card, 2)),
		) + (label && circle(60, 12, 9, card, 2.5) + letters(label, 60, 12, 12, 12)),
	headlight: (label: string) =>
		path('M30 12C54 4 90 8 100 20c8 12 4 40-10 52-14 10-40 10-54 0C20 58 16 24 30 12Z', body) +
		path('M38 20c18-6 44-4 52 4 6 10 2 32-8 40-10 8-30 8-40 0C30 54 28 30 38 20Z', card) +
		circle(62, 42, 13, metal) +
		circle(62, 42, 6, yellow) +
		path('M40 26c-4 8-4 20 0 28M86 28c4 8 2 18-2 26', undefined, 2) +
		letters(label, 14, 14, 26, 11),
	'round-headlight': () =>
		path('M20 20c-8 16-8 34 0 50l30 10V10Z', rubber) +
		circle(64, 45, 37, body) +
		circle(64, 45, 29, card) +
		circle(64, 45, 10, yellow) +
		path('M46 30v30M54 24v42M74 24v42M82 30v30', undefined, 2),
	'tail-lamp': (label: string) =>
		path('M10 30C34 14 86 14 110 30l-8 30C82 74 38 74 18 60Z', body) +
		path('M22 34c22-12 54-12 76 0l-4 10c-20-9-48-9-68 0Z', card, 2.5) +
		path('M28 52c20-8 44-8 64 0l-2 6c-18 8-42 8-60 0Z', yellow, 2.5) +
		repeated(5, 13, 0, circle(34, 36, 2, ink, null)) +
		letters(label, 20, 80, 30, 11),
	'fog-lamp': (label: string) =>
		repeated(
			2,
			52,
			0,
			path('M20 52h24v12H20Z', metal) +
				path('M32 64v16', undefined, 6) +
				rect(8, 16, 46, 38, 6, body) +
				circle(31, 35, 13, card) +
				circle(31, 35, 5, yellow),
		) + letters(label, 60, 84, 40, 10),
	horn: (label: string) =>
		path('M40 8h16v14H40Z', metal) +
		circle(52, 48, 34, body) +
		circle(52, 48, 25, metal) +
		circle(52, 48, 15, rubber) +
		circle(52, 48, 5, yellow) +
		path('M94 34c6 8 6 20 0 28M104 26c10 12 10 32 0 44', undefined, 3) +
		letters(label, 98, 14, 34, 12),
	relay: (label: string) =>
		rect(32, 10, 52, 50, 4, body) +
		rect(40, 18, 36, 26, 2, card) +
		letters(label, 58, 31, 31, 12) +
		path('M40 60v20M52 60v20M64 60v20M76 60v20', undefined, 5) +
		path('M84 22h12v14H84', metal) +
		circle(58, 52, 2.5, yellow, 2),
	fuse: (label: string) =>
		repeated(
			3,
			34,
			0,
			rect(12, 22, 30, 28, 4, body) + path('M18 50v22h5V50M31 50v22h5V50', metal, 2.5) + path('M20 36c4-8 10 8 14 0', undefined, 2.5),
		) +
		rect(34, 4, 52, 14, 2, card, 2.5) +
		letters(label, 60, 11, 46, 11),
	coil: (label: string) =>
		rect(24, 16, 52, 40, 6, body) +
		path('M34 16V6h8v10M58 16V6h8v10', metal) +
		rect(14, 28, 10, 16, 2, metal) +
		circle(19, 36, 2, card, 2) +
		tube('M76 40C104 40 100 78 74 76S40 84 24 78', 9, rubber) +
		rect(33, 26, 34, 18, 2, card, 2.5) +
		letters(label, 50, 35, 29, 11) +
		circle(22, 78, 5, yellow),
	cdi: (label: string) =>
		rect(16, 14, 72, 52, 5, body) +
		rect(26, 24, 52, 22, 2, card) +
		letters(label, 52, 35, 46, 13) +
		repeated(6, 10, 0, rect(24, 53, 6, 7, 1, metal, 2)) +
		path('M88 24h18v32H88', rubber) +
		repeated(3, 0, 9, path('M106 30h8', undefined, 2.5)),
	stator: (label: string) =>
		circle(52, 44, 36, metal) +
		around(52, 44, 8, path('M45 10h14v14H45Z', body, 2.5) + path('M45 15h14M45 19h14', undefined, 1.5)) +
		circle(52, 44, 17, card) +
		around(52, 44, 3, circle(52, 31.5, 2, card, 2)) +
		letters(label, 52, 44, 18, 9) +
		wires(88, 58),
	regulator: (label: string) =>
		repeated(7, 11, 0, rect(20, 12, 6, 56, 1, metal, 2.5)) +
		rect(16, 22, 80, 36, 4, body) +
		rect(32, 29, 48, 20, 2, card) +
		letters(label, 56, 39, 42, 12) +
		circle(22, 40, 3, card, 2) +
		circle(90, 40, 3, card, 2) +
		wires(50, 68),
	'starter-motor': () =>
		rect(30, 22, 60, 44, 10, body) +
		ellipse(90, 44, 9, 22, metal) +
		rect(94, 36, 18, 16, 2, yellow) +
		path('M98 36v16M103 36v16M108 36v16', undefined, 2) +
		rect(14, 28, 16, 32, 4, metal) +
		rect(48, 10, 14, 12, 2, rubber) +
		path('M55 10V2', undefined, 4) +
		path('M44 22v44M76 22v44', undefined, 2),
	switch: (label: string) =>
		path('M6 56h30v18H6Z', rubber) +
		rect(32, 14, 56, 62, 10, body) +
		rect(42, 22, 16, 12, 3, yellow) +
		rect(64, 22, 16, 12, 3, metal) +
		path('M44 48h30', undefined, 12) +
		circle(50, 48, 6, card) +
		rect(46, 60, 26, 9, 3, metal) +
		path('M88 56h26v18H88Z', rubber) +
		letters(label, 104, 18, 22, 14),
	speedometer: (label: string) =>
		circle(56, 46, 40, body) +
		circle(56, 46, 31, card) +
		around(56, 46, 12, path('M56 19v5', undefined, 2)) +
		path('M56 50L76 32', undefined, 4) +
		circle(56, 50, 5, yellow) +
		letters(label, 56, 65, 30, 10),
	'digital-meter': (label: string) =>
		path('M10 22c0-6 4-10 10-10h80c6 0 10 4 10 10v40c0 10-10 16-20 16H30c-10 0-20-6-20-16Z', body) +
		rect(22, 22, 76, 38, 4, card) +
		letters(label, 52, 38, 44, 18) +
		repeated(5, 7, 0, path('M30 55v-4', undefined, 3)) +
		rect(80, 28, 11, 24, 2, yellow, 2.5),
	'lock-set': (label: string) =>
		circle(38, 36, 26, body) +
		circle(38, 36, 15, metal) +
		path('M38 27v18', undefined, 6) +
		circle(92, 24, 13, rubber) +
		circle(92, 20, 4, card, 2) +
		path('M88 36h8v44h-8Z', metal) +
		path('M96 56h6M96 64h8M96 72h5', undefined, 3) +
		moved('translate(-14 8) rotate(24 92 24)', circle(82, 30, 12, yellow), circle(82, 26, 3, card, 2), path('M78 41h8v36h-8Z', metal)) +
		letters(label, 30, 80, 40, 11),
	wiring: () =>
		tube('M12 20C50 20 40 46 60 46S84 72 110 72', 13, body) +
		tube('M60 46C80 44 84 22 102 20', 8, rubber) +
		tube('M44 34C40 60 30 64 16 68', 8, rubber) +
		rect(96, 12, 18, 15, 2, card) +
		rect(4, 60, 18, 16, 2, yellow) +
		rect(100, 64, 16, 18, 2, metal) +
		rect(4, 12, 14, 17, 2, metal),
	'usb-charger': (label: string) =>
		rect(34, 10, 46, 60, 8, body) +
		rect(44, 22, 26, 10, 2, card) +
		path('M48 27h18', undefined, 2) +
		rect(44, 40, 26, 10, 2, card) +
		path('M48 45h18', undefined, 2) +
		circle(57, 60, 3, yellow, 2) +
		tube('M57 70v8c0 6 40 2 44-8', 7, rubber) +
		letters(label, 101, 22, 30, 12),
	charger: (label: string) =>
		rect(12, 26, 70, 46, 6, body) +
		repeated(4, 9, 0, path('M22 26v-8h4v8', undefined, 2)) +
		rect(22, 36, 50, 22, 2, card) +
		letters(label, 47, 47, 44, 12) +
		circle(28, 65, 2.5, yellow, 2) +
		circle(38, 65, 2.5, card, 2) +
		tube('M82 50C96 50 96 30 100 22', 7, rubber) +
		rect(92, 8, 20, 16, 3, metal) +
		path('M97 8V2M107 8V2', undefined, 3),
	controller: (label: string) =>
		rect(14, 16, 80, 48, 4, metal) +
		repeated(7, 10, 0, path('M24 16v48', undefined, 2)) +
		rect(26, 28, 56, 24, 2, body) +
		letters(label, 54, 40, 50, 13, card) +
		tube('M94 28h16', 8, yellow) +
		tube('M94 40h18', 8, body) +
		tube('M94 52h16', 8, rubber) +
		path('M24 64v14M38 64v18M52 64v12', undefined, 3),
	'hub-motor': (label: string) =>
		circle(56, 45, 38, rubber) +
		circle(56, 45, 28, body) +
		around(56, 45, 8, path('M56 18v8', undefined, 3)) +
		circle(56, 45, 17, card) +
		letters(label, 56, 45, 29, 11) +
		tube('M84 62c12 0 8 18 24 18', 7, yellow),
	converter: (label: string) =>
		rect(22, 20, 66, 44, 4, body) +
		repeated(6, 10, 0, path('M30 20v-6', undefined, 4)) +
		rect(31, 30, 48, 22, 2, card) +
		letters(label, 55, 41, 42, 12) +
		path('M22 34H6M22 50H6', undefined, 4) +
		`<path d="M88 34h22" stroke="${yellow}" stroke-width="4"/>` +
		path('M88 34h22M88 50h22', undefined, 4) +
		circle(102, 34, 3, yellow, 2),
	throttle: (label: string) =>
		rect(8, 32, 60, 28, 8, rubber) +
		repeated(6, 9, 0, path('M16 32v28', undefined, 2)) +
		rect(66, 22, 30, 48, 5, body) +
		rect(73, 30, 16, 12, 2, card) +
		path('M96 46h18', undefined, 9) +
		circle(81, 56, 5, yellow) +
		letters(label, 81, 36, 13, 9),
	breaker: (label: string) =>
		moved(
			'translate(-28 0)',
			rect(34, 8, 50, 74, 3, card),
			rect(34, 28, 50, 34, 0, body),
			rect(50, 34, 18, 22, 2, ink),
			rect(53, 36, 12, 9, 1, yellow, 2),
			circle(46, 17, 4, metal, 2.5),
			circle(72, 17, 4, metal, 2.5),
			letters(label, 59, 72, 42, 12),
		),
	'hall-sensor': () =>
		repeated(3, 34, 0, path('M14 14h24v22H14Z', body) + path('M20 36v34M26 36v40M32 36v34', undefined, 3) + circle(26, 24, 4, yellow, 2.5)),
	socket: (label: string) =>
		circle(52, 44, 36, body) +
		circle(52, 44, 25, rubber) +
		around(52, 44, 3, circle(52, 31, 4.5, yellow, 2.5)) +
		path('M47 14h10v8H47Z', card, 2.5) +
		letters(label, 102, 16, 30, 12),
	panel: () =>
		path('M34 8h52l18 26-14 48H30L16 34Z', body) +
		path('M44 24h32l-6 16H50Z', card) +
		path('M30 46l14 30M90 46L76 76', undefined, 2.5) +
		circle(60, 58, 6, yellow),
} as const
