import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiProblem } from '#contract/client.ts'
import type { DistanceFee } from '#contract/doorstep/doorstep.ts'
import type { Position } from '#shared/distance.ts'

/** How far the browser's request for the bike's position has come. */
export type PlaceAnswer = 'not asked' | 'asking' | 'known' | 'failed' | 'unsupported'

const seconds = 1000
const nowhere: Position = { latitude: 0, longitude: 0 }

/** The query for what the way to a place costs. */
type FeeOf = (place: Position) => { queryKey: readonly unknown[]; queryFn: () => Promise<DistanceFee> }

/**
 * Where the bike is, asked for only on a tap, and what the way there costs (B.SCART-22). `agreed` is the place once its fee is on the
 * screen; only then may it be sent (B.R-13). A failure of the fee call is written to the console and to nowhere else (B §4).
 */
export function usePlace({ kept, feeOf }: { kept: Position | null; feeOf: FeeOf }) {
	const [place, setPlace] = useState(kept)
	const [answer, setAnswer] = useState<PlaceAnswer>(kept ? 'known' : 'not asked')
	const fee = useQuery({
		...feeOf(place ?? nowhere),
		enabled: place !== null,
	})
	const { error } = fee
	useEffect(() => {
		// biome-ignore lint/suspicious/noConsole: the specification wants this failure logged and nothing else (B §4)
		if (error) console.info('The distance fee could not be asked for:', error.message)
	}, [error])

	function ask() {
		if (!('geolocation' in navigator) || !navigator.geolocation) return setAnswer('unsupported')
		setAnswer('asking')
		navigator.geolocation.getCurrentPosition(
			({ coords }) => {
				setPlace({ latitude: coords.latitude, longitude: coords.longitude })
				setAnswer('known')
			},
			() => setAnswer(place ? 'known' : 'failed'),
			{ enableHighAccuracy: true, timeout: 10 * seconds },
		)
	}
	function forget() {
		setPlace(null)
		setAnswer('not asked')
	}

	const known: DistanceFee | null = place !== null && fee.data ? fee.data : null
	return {
		place,
		answer,
		ask,
		forget,
		fee: known,
		agreed: known ? place : null,
		/** Why nobody comes there (D-52). */
		refused: place !== null && error instanceof ApiProblem ? (error.fields['latitude']?.[0] ?? null) : null,
		isFeePending: place !== null && fee.isPending,
		refresh: () => place && fee.refetch(),
	}
}
export type Place = ReturnType<typeof usePlace>
