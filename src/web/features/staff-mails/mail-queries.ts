import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { staffApi } from '../../staff-api.ts'

export const mailTexts = queryOptions({
	queryKey: ['staff', 'mail-texts'],
	queryFn: ({ signal }) => staffApi.mailTexts({ signal }),
	refetchOnMount: 'always',
})

export const mailText = (mail: string) =>
	queryOptions({
		queryKey: ['staff', 'mail-texts', mail],
		queryFn: ({ signal }) => staffApi.mailText({ params: { mail }, signal }),
		refetchOnMount: 'always',
	})

/**
 * The mail as the server would write it with these texts, as JSON; the last one stays in sight until the next is there, or while there are
 * none.
 */
export const mailPreview = (mail: string, texts: string | null) =>
	queryOptions({
		queryKey: ['staff', 'mail-previews', mail, texts],
		queryFn: ({ signal }) => staffApi.previewMail({ params: { mail }, body: JSON.parse(texts ?? '{}'), signal }),
		enabled: texts !== null,
		placeholderData: keepPreviousData,
	})
