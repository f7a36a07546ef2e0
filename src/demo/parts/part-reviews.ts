/** What the demo's rider says of parts for the bike of the demo; good and bad, as people write. */
export const partReviewRows: readonly { partNumber: string; rating: number; comment: string }[] = [
	{ partNumber: 'PHY-BRK-0101', rating: 5, comment: 'Bites well from the first day and makes no noise. Springs were in the box.' },
	{ partNumber: 'PHY-OIL-1001', rating: 4, comment: 'Gear shifts are smoother. 900 ml is just enough for one change.' },
	{ partNumber: 'PHY-IGN-0103', rating: 5, comment: 'Starts at the first kick in the morning again.' },
	{ partNumber: 'PHY-CHN-0401', rating: 3, comment: 'Good chain, but it had to be tightened after 300 km.' },
	{ partNumber: 'PHY-TYR-9001', rating: 2, comment: 'The valve was a little loose, so I got a puncture in a month.' },
	{ partNumber: 'PHY-AIR-0101', rating: 4, comment: '' },
	{ partNumber: 'PHY-CBL-0101', rating: 5, comment: 'Exact length. Much lighter than my old cable.' },
	{ partNumber: 'PHY-LED-0201', rating: 3, comment: 'Fits, but the plastic feels thin.' },
]
