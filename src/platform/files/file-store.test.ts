import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../config.ts'
import { pagePolicy } from '../http/security-headers.ts'
import { openFiles } from './open-files.ts'

const bucket = { S3_BUCKET: 'pahiya', S3_ENDPOINT: 'http://127.0.0.1:9000', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
const problemOf = (given: Record<string, string>) => {
	try {
		readConfig(given)
	} catch (error) {
		expect(error).toBeInstanceOf(ConfigError)
		return (error as ConfigError).message
	}
	return null
}

describe('files are stored', () => {
	test('below DATA_DIR, unless a bucket is named', () => {
		expect(readConfig({ DATA_DIR: '/somewhere' }).fileStore).toEqual({ folder: '/somewhere/files' })
		expect(readConfig(bucket).fileStore).toEqual({
			bucket: 'pahiya',
			region: 'us-east-1',
			endpoint: 'http://127.0.0.1:9000',
			keys: { accessKeyId: 'id', secretAccessKey: 'secret' },
		})
		expect(readConfig({ S3_BUCKET: 'pahiya', S3_REGION: 'ap-south-1' }).fileStore).toEqual({
			bucket: 'pahiya',
			region: 'ap-south-1',
			endpoint: undefined,
			keys: undefined,
		})
	})

	test.each([
		[{ ...bucket, S3_BUCKET: '' }, 'S3_BUCKET: name the bucket too'],
		[{ ...bucket, S3_SECRET_ACCESS_KEY: '' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set both, or'],
		[{ ...bucket, S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set both beside'],
		[{ ...bucket, S3_ENDPOINT: 'minio:9000' }, 'S3_ENDPOINT: '],
		[{ MEDIA_URL: 'https://images.example/media' }, 'MEDIA_URL: must be an address that ends with /'],
		[{ MEDIA_URL: 'https://images.example/?key=/' }, 'MEDIA_URL: must be an address that ends with /'],
		[{ MEDIA_URL: 'images/' }, 'MEDIA_URL: must be an address'],
	])('not with %j, and the start says why (D-05, A.E-39)', (given, sentence) => {
		expect(problemOf(given)).toContain(sentence)
	})
})

describe('pictures are shown', () => {
	test('by our own host, or by the image host that is configured, whose pictures pages may then load (A.R-89, A.PROFILE-04)', () => {
		const own = readConfig({})
		expect(openFiles(own).addressOf('profiles/a.jpg')).toBe('/media/profiles/a.jpg')
		expect(pagePolicy([], own.mediaUrl)).toContain("img-src 'self' data: blob:;")
		const hosted = readConfig({ MEDIA_URL: 'https://images.example/media/' })
		expect(openFiles(hosted).addressOf('profiles/a.jpg')).toBe('//images.example/media/profiles/a.jpg')
		expect(pagePolicy([], hosted.mediaUrl)).toContain("img-src 'self' data: blob: images.example;")
	})
})
