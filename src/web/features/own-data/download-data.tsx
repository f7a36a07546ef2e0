import { useMutation } from '@tanstack/react-query'
import { dayOf } from '#shared/days.ts'
import { wordsOf } from '../../api.ts'
import { saveFile } from '../../browser/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { useOneAtATime } from '../../ui/form/use-one-at-a-time.ts'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Text } from '../../ui/text.tsx'
import { ownDataApi } from './own-data-api.ts'

/** Fetches everything that is held about the caller and saves it as a file that can be read. */
export function DownloadData() {
	const download = useOneAtATime(
		useMutation({
			mutationFn: () => ownDataApi.exportData({}),
			onSuccess: (data) =>
				saveFile(`my-data-${dayOf(new Date())}.json`, new Blob([JSON.stringify(data, null, '\t')], { type: 'application/json' })),
		}),
	)
	return (
		<>
			<div>
				<Button variant="quiet" size="low" busy={download.isPending} onClick={() => download.mutate()}>
					Download my data
				</Button>
			</div>
			<div>
				<Text role="status" size="small" tone="ok" weight="strong">
					{download.isSuccess && 'The file is in your downloads.'}
				</Text>
				<ProblemAlert
					words={download.isError && wordsOf(download.error, 'Your data could not be fetched just now. Please try again.')}
					size="small"
				/>
			</div>
		</>
	)
}
