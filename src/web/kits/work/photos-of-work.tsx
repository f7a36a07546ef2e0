import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { WorkPhotos } from '#contract/doorstep/work-photos.ts'
import { Heading } from '../../ui/heading.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Stack } from '../../ui/stack.tsx'
import { PhotoGroups } from './photo-groups.tsx'

/** Links to photos hold for a quarter of an hour: a page that stays open asks for new ones (decision 0063). */
export const photoLinks = { staleTime: 10 * 60_000, refetchInterval: 14 * 60_000 } as const

type Props = {
	/** How many there are; nothing is asked for where there are none. */
	count: number
	options: UseQueryOptions<WorkPhotos, Error, WorkPhotos, (string | number)[]>
}

/** The photos of somebody's own work, before and after it. */
export const PhotosOfWork = ({ count, options }: Props) => (count > 0 ? <Shown options={options} /> : null)

function Shown({ options }: Pick<Props, 'options'>) {
	const query = useQuery({ ...options, ...photoLinks })
	if (query.data?.photos.length === 0) return null
	return (
		<Stack as="section" gap="small" aria-labelledby="work-photos-title" data-print="hide">
			<Heading id="work-photos-title">Photos</Heading>
			{query.data ? (
				<PhotoGroups photos={query.data.photos} />
			) : (
				<NotLoaded query={query} loading="Loading photos..." failed="The photos could not be loaded." shape="tile" count={1} />
			)}
		</Stack>
	)
}
