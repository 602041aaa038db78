// Made from the server's OpenAPI document by `npm run api-types`. Not edited by hand.
export interface paths {
    "/v1/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                        /** @enum {string} */
                        tokenTransport?: "cookie" | "body";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            accessToken: string;
                            expirationTime: number;
                            refreshToken?: string;
                            user: {
                                /** Format: uuid */
                                uid: string;
                                firstName: string;
                                lastName: string;
                                email: string;
                                /** @enum {string} */
                                language: "en" | "fr";
                                /** @enum {string} */
                                role: "member" | "administrator";
                                profilePictureUrl: string | null;
                            };
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a refresh token */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        refreshToken?: string;
                        /** @enum {string} */
                        tokenTransport?: "cookie" | "body";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            accessToken: string;
                            expirationTime: number;
                            refreshToken?: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        refreshToken?: string;
                        /** @enum {string} */
                        tokenTransport?: "cookie" | "body";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the account is signed in */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            page: number;
                            totalPages: number;
                            totalResults: number;
                            sessions: {
                                /** Format: uuid */
                                id: string;
                                userAgent: string;
                                address: string;
                                createdAt: {
                                    seconds: number;
                                };
                                lastUsedAt: {
                                    seconds: number;
                                };
                                isCurrent: boolean;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out elsewhere */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an account */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        firstName: string;
                        lastName: string;
                        email: string;
                        password: string;
                        phoneNumber: string;
                        verificationCode?: string;
                        altcha?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/getUser/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an account */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: uuid */
                                uid: string;
                                firstName: string;
                                lastName: string;
                                email: string;
                                /** @enum {string} */
                                language: "en" | "fr";
                                /** @enum {string} */
                                role: "member" | "administrator";
                                profilePictureUrl: string | null;
                                emailVerified: boolean;
                                newEmail: string | null;
                                phoneNumber: string | null;
                                phoneVerified: boolean;
                                isSubscribed: boolean;
                                hasSecondFactor: boolean;
                                createdAt: {
                                    seconds: number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/updateUser/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change an account */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        uid?: string;
                        firstName: string;
                        lastName: string;
                        phoneNumber: string;
                        email: string;
                        /** @enum {string} */
                        language?: "en" | "fr";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            success: boolean;
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an e-mail address by the link mailed to it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        oobCode: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/send-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the confirmation link again */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a link to set a new password */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password by a mailed link */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        oobCode: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the password; every other session ends */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        currentPassword: string;
                        newPassword: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Download what is kept about the account */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            [key: string]: unknown;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/delete-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete the account */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List accounts, the newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    searchQuery?: string;
                    role?: "member" | "administrator";
                    state?: "enabled" | "disabled";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            page: number;
                            totalPages: number;
                            totalResults: number;
                            users: {
                                /** Format: uuid */
                                uid: string;
                                firstName: string;
                                lastName: string;
                                email: string;
                                /** @enum {string} */
                                role: "member" | "administrator";
                                createdAt: {
                                    seconds: number;
                                };
                                disabled: boolean;
                                isSubscribed: boolean;
                                isAgent: boolean;
                                isVerified: boolean;
                                listings: number;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read somebody's account */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            user: {
                                /** Format: uuid */
                                uid: string;
                                firstName: string;
                                lastName: string;
                                email: string;
                                /** @enum {string} */
                                language: "en" | "fr";
                                /** @enum {string} */
                                role: "member" | "administrator";
                                profilePictureUrl: string | null;
                                createdAt: {
                                    seconds: number;
                                };
                                emailVerified: boolean;
                                phoneNumber: string | null;
                                phoneVerified: boolean;
                                hasSecondFactor: boolean;
                                disabledAt: {
                                    seconds: number;
                                } | null;
                                disabledReason: string | null;
                                sessions: number;
                                orders: number;
                                listings: {
                                    draft: number;
                                    active: number;
                                    expired: number;
                                    closed: number;
                                    removed: number;
                                };
                                membership: {
                                    paidThrough: {
                                        seconds: number;
                                    };
                                    isSubscribed: boolean;
                                } | null;
                                agent: {
                                    brokerageName: string;
                                    province: string;
                                    city: string;
                                    isRealEstateMember: boolean;
                                    realEstateBoard: string | null;
                                    verifiedAt: {
                                        seconds: number;
                                    } | null;
                                    regulator: string | null;
                                    licenceNumber: string | null;
                                    licenceCheckedOn: string | null;
                                    unverifiedReason: string | null;
                                } | null;
                            };
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/users/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shut somebody out, with their listings */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/users/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let somebody in again */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/users/{id}/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail somebody a link to set a new password */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm this session by a code of the authenticator app */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/second-factor/enrol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A secret for an authenticator app; it counts once a code of it is given */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            secret: string;
                            uri: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish the enrolment by a code of the app */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/second-factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up the authenticator app */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A puzzle for the browser, against bots */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            parameters: {
                                algorithm: string;
                                nonce: string;
                                salt: string;
                                cost: number;
                                keyLength: number;
                                keyPrefix: string;
                                data?: {
                                    [key: string]: string | number | boolean | null;
                                };
                            };
                            signature?: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/send-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to a phone */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        phoneNumber: string;
                        altcha?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/verify-phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Link a phone to the account by the code sent to it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        phoneNumber: string;
                        verificationCode: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/isSubscribed/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether the account is a member of Agent Pro */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        subscriptionType: "agent";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            isSubscribed: boolean;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/membership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own membership */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            membership: {
                                isSubscribed: boolean;
                                paidThrough: {
                                    seconds: number;
                                } | null;
                                endsAtPeriodEnd: boolean;
                                agentDetails: {
                                    brokerageName: string;
                                    province: string;
                                    city: string;
                                    isRealEstateMember: boolean;
                                    realEstateBoard: string | null;
                                } | null;
                            };
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checkout-session/generate-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to become a member: the answer is where the hosted checkout is */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        uid?: string;
                        /** @enum {string} */
                        subscriptionType: "agent";
                        agentProData: {
                            brokerageName: string;
                            province: string;
                            city: string;
                            isRealEstateMember: boolean;
                            realEstateBoard?: string | null;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            checkoutUrl: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checkout-session/cancel-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let the membership end with the period that is paid for */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        uid?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            subscriptionCanceled: boolean;
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checkout-session/resume-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back that the membership ends with its period */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        uid?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            subscriptionCanceled: boolean;
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checkout-session/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the browser needs to take a payment */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            publishableKey: string;
                            testMode: boolean;
                            salesTax: {
                                pst: ("British Columbia" | "Saskatchewan" | "Manitoba")[];
                            } | null;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checkout-session/generate-payment-intent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to pay for the promotion of one's own draft or expired listing; asking again changes the choice */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        planType: "Basic" | "Showcase" | "Showcase Plus";
                        /** Format: uuid */
                        listingId: string;
                        /** @default [] */
                        features?: ("priority" | "exposure")[];
                        code?: string;
                        token?: string | null;
                        /** @enum {string} */
                        province?: "Ontario" | "British Columbia" | "Alberta" | "Quebec" | "Manitoba" | "Saskatchewan" | "Nova Scotia" | "New Brunswick" | "Newfoundland and Labrador" | "Prince Edward Island" | "Northwest Territories" | "Yukon" | "Nunavut";
                        city?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            clientSecret: string;
                            /** @enum {string} */
                            planType: "Basic" | "Showcase" | "Showcase Plus";
                            featureTags: ("exposure" | "social" | "priority")[];
                            discountApplied: boolean;
                            /** Format: uuid */
                            orderId: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/property/resend-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a new discount code to a member of Agent Pro; the answer is the token it works with */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    } | {
                        /** Format: uuid */
                        listingId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            token: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own orders, newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            page: number;
                            totalPages: number;
                            totalResults: number;
                            orders: {
                                /** Format: uuid */
                                id: string;
                                number: string | null;
                                /** @enum {string} */
                                kind: "listing" | "membership";
                                /** @enum {string} */
                                status: "open" | "cancelled" | "paid" | "refunded" | "disputed";
                                listing: {
                                    /** Format: uuid */
                                    id: string;
                                    title: string;
                                } | null;
                                plan: ("Basic" | "Showcase" | "Showcase Plus") | null;
                                addOns: ("priority" | "exposure")[];
                                planCents: number;
                                subtotalCents: number;
                                discountCents: number;
                                taxes: {
                                    /** @enum {string} */
                                    tax: "GST" | "HST" | "QST" | "PST";
                                    rate: number;
                                    cents: number;
                                }[];
                                totalCents: number;
                                refundedCents: number;
                                province: ("Ontario" | "British Columbia" | "Alberta" | "Quebec" | "Manitoba" | "Saskatchewan" | "Nova Scotia" | "New Brunswick" | "Newfoundland and Labrador" | "Prince Edward Island" | "Northwest Territories" | "Yukon" | "Nunavut") | null;
                                city: string | null;
                                createdAt: {
                                    seconds: number;
                                };
                                paidAt: {
                                    seconds: number;
                                } | null;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of one's own orders, with what its receipt says */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            order: {
                                /** Format: uuid */
                                id: string;
                                number: string | null;
                                /** @enum {string} */
                                kind: "listing" | "membership";
                                /** @enum {string} */
                                status: "open" | "cancelled" | "paid" | "refunded" | "disputed";
                                listing: {
                                    /** Format: uuid */
                                    id: string;
                                    title: string;
                                } | null;
                                plan: ("Basic" | "Showcase" | "Showcase Plus") | null;
                                addOns: ("priority" | "exposure")[];
                                planCents: number;
                                subtotalCents: number;
                                discountCents: number;
                                taxes: {
                                    /** @enum {string} */
                                    tax: "GST" | "HST" | "QST" | "PST";
                                    rate: number;
                                    cents: number;
                                }[];
                                totalCents: number;
                                refundedCents: number;
                                province: ("Ontario" | "British Columbia" | "Alberta" | "Quebec" | "Manitoba" | "Saskatchewan" | "Nova Scotia" | "New Brunswick" | "Newfoundland and Labrador" | "Prince Edward Island" | "Northwest Territories" | "Yukon" | "Nunavut") | null;
                                city: string | null;
                                createdAt: {
                                    seconds: number;
                                };
                                paidAt: {
                                    seconds: number;
                                } | null;
                                buyer: {
                                    name: string;
                                    email: string;
                                };
                                sellerTaxNumbers: {
                                    gst: string | null;
                                    qst: string | null;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same, after asking the payment provider where the payment stands */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            order: {
                                /** Format: uuid */
                                id: string;
                                number: string | null;
                                /** @enum {string} */
                                kind: "listing" | "membership";
                                /** @enum {string} */
                                status: "open" | "cancelled" | "paid" | "refunded" | "disputed";
                                listing: {
                                    /** Format: uuid */
                                    id: string;
                                    title: string;
                                } | null;
                                plan: ("Basic" | "Showcase" | "Showcase Plus") | null;
                                addOns: ("priority" | "exposure")[];
                                planCents: number;
                                subtotalCents: number;
                                discountCents: number;
                                taxes: {
                                    /** @enum {string} */
                                    tax: "GST" | "HST" | "QST" | "PST";
                                    rate: number;
                                    cents: number;
                                }[];
                                totalCents: number;
                                refundedCents: number;
                                province: ("Ontario" | "British Columbia" | "Alberta" | "Quebec" | "Manitoba" | "Saskatchewan" | "Nova Scotia" | "New Brunswick" | "Newfoundland and Labrador" | "Prince Edward Island" | "Northwest Territories" | "Yukon" | "Nunavut") | null;
                                city: string | null;
                                createdAt: {
                                    seconds: number;
                                };
                                paidAt: {
                                    seconds: number;
                                } | null;
                                buyer: {
                                    name: string;
                                    email: string;
                                };
                                sellerTaxNumbers: {
                                    gst: string | null;
                                    qst: string | null;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List and look up orders, newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    searchQuery?: string;
                    status?: "open" | "cancelled" | "paid" | "refunded" | "disputed" | "undelivered";
                    kind?: "listing" | "membership";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            page: number;
                            totalPages: number;
                            totalResults: number;
                            orders: {
                                /** Format: uuid */
                                id: string;
                                number: string | null;
                                /** @enum {string} */
                                kind: "listing" | "membership";
                                /** @enum {string} */
                                status: "open" | "cancelled" | "paid" | "refunded" | "disputed";
                                listing: {
                                    /** Format: uuid */
                                    id: string;
                                    title: string;
                                } | null;
                                plan: ("Basic" | "Showcase" | "Showcase Plus") | null;
                                addOns: ("priority" | "exposure")[];
                                planCents: number;
                                subtotalCents: number;
                                discountCents: number;
                                taxes: {
                                    /** @enum {string} */
                                    tax: "GST" | "HST" | "QST" | "PST";
                                    rate: number;
                                    cents: number;
                                }[];
                                totalCents: number;
                                refundedCents: number;
                                province: ("Ontario" | "British Columbia" | "Alberta" | "Quebec" | "Manitoba" | "Saskatchewan" | "Nova Scotia" | "New Brunswick" | "Newfoundland and Labrador" | "Prince Edward Island" | "Northwest Territories" | "Yukon" | "Nunavut") | null;
                                city: string | null;
                                createdAt: {
                                    seconds: number;
                                };
                                paidAt: {
                                    seconds: number;
                                } | null;
                                buyer: {
                                    /** Format: uuid */
                                    uid: string;
                                    name: string | null;
                                    email: string | null;
                                };
                                isUndelivered: boolean;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order with its quotes, its payment at the provider and what happened to it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            order: {
                                /** Format: uuid */
                                id: string;
                                number: string | null;
                                /** @enum {string} */
                                kind: "listing" | "membership";
                                /** @enum {string} */
                                status: "open" | "cancelled" | "paid" | "refunded" | "disputed";
                                listing: {
                                    /** Format: uuid */
                                    id: string;
                                    title: string;
                                } | null;
                                plan: ("Basic" | "Showcase" | "Showcase Plus") | null;
                                addOns: ("priority" | "exposure")[];
                                planCents: number;
                                subtotalCents: number;
                                discountCents: number;
                                taxes: {
                                    /** @enum {string} */
                                    tax: "GST" | "HST" | "QST" | "PST";
                                    rate: number;
                                    cents: number;
                                }[];
                                totalCents: number;
                                refundedCents: number;
                                province: ("Ontario" | "British Columbia" | "Alberta" | "Quebec" | "Manitoba" | "Saskatchewan" | "Nova Scotia" | "New Brunswick" | "Newfoundland and Labrador" | "Prince Edward Island" | "Northwest Territories" | "Yukon" | "Nunavut") | null;
                                city: string | null;
                                createdAt: {
                                    seconds: number;
                                };
                                paidAt: {
                                    seconds: number;
                                } | null;
                                buyer: {
                                    /** Format: uuid */
                                    uid: string;
                                    name: string | null;
                                    email: string | null;
                                };
                                isUndelivered: boolean;
                                sellerTaxNumbers: {
                                    gst: string | null;
                                    qst: string | null;
                                };
                                intentId: string | null;
                                invoiceId: string | null;
                                updatedAt: {
                                    seconds: number;
                                };
                                quotes: {
                                    revision: number;
                                    isCurrent: boolean;
                                    plan: ("Basic" | "Showcase" | "Showcase Plus") | null;
                                    addOns: ("priority" | "exposure")[];
                                    discountCents: number;
                                    totalCents: number;
                                    createdAt: {
                                        seconds: number;
                                    };
                                }[];
                                discountCode: {
                                    issuedAt: {
                                        seconds: number;
                                    };
                                    usedAt: {
                                        seconds: number;
                                    } | null;
                                } | null;
                                isPaymentKnown: boolean;
                                payment: {
                                    status: string;
                                    receivedCents: number;
                                    card: {
                                        brand: string;
                                        last4: string;
                                    } | null;
                                    refunds: {
                                        id: string;
                                        cents: number;
                                        status: string;
                                        reason: string | null;
                                        createdAt: {
                                            seconds: number;
                                        };
                                    }[];
                                } | null;
                                events: {
                                    /** Format: uuid */
                                    id: string;
                                    at: {
                                        seconds: number;
                                    };
                                    action: string;
                                    actorName: string | null;
                                }[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/orders/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send back what was paid for an order, or a part of it; the answer is the order afterwards */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        amountCents?: number;
                        /** @enum {string} */
                        reason: "requested_by_customer" | "duplicate" | "fraudulent";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            order: {
                                /** Format: uuid */
                                id: string;
                                number: string | null;
                                /** @enum {string} */
                                kind: "listing" | "membership";
                                /** @enum {string} */
                                status: "open" | "cancelled" | "paid" | "refunded" | "disputed";
                                listing: {
                                    /** Format: uuid */
                                    id: string;
                                    title: string;
                                } | null;
                                plan: ("Basic" | "Showcase" | "Showcase Plus") | null;
                                addOns: ("priority" | "exposure")[];
                                planCents: number;
                                subtotalCents: number;
                                discountCents: number;
                                taxes: {
                                    /** @enum {string} */
                                    tax: "GST" | "HST" | "QST" | "PST";
                                    rate: number;
                                    cents: number;
                                }[];
                                totalCents: number;
                                refundedCents: number;
                                province: ("Ontario" | "British Columbia" | "Alberta" | "Quebec" | "Manitoba" | "Saskatchewan" | "Nova Scotia" | "New Brunswick" | "Newfoundland and Labrador" | "Prince Edward Island" | "Northwest Territories" | "Yukon" | "Nunavut") | null;
                                city: string | null;
                                createdAt: {
                                    seconds: number;
                                };
                                paidAt: {
                                    seconds: number;
                                } | null;
                                buyer: {
                                    /** Format: uuid */
                                    uid: string;
                                    name: string | null;
                                    email: string | null;
                                };
                                isUndelivered: boolean;
                                sellerTaxNumbers: {
                                    gst: string | null;
                                    qst: string | null;
                                };
                                intentId: string | null;
                                invoiceId: string | null;
                                updatedAt: {
                                    seconds: number;
                                };
                                quotes: {
                                    revision: number;
                                    isCurrent: boolean;
                                    plan: ("Basic" | "Showcase" | "Showcase Plus") | null;
                                    addOns: ("priority" | "exposure")[];
                                    discountCents: number;
                                    totalCents: number;
                                    createdAt: {
                                        seconds: number;
                                    };
                                }[];
                                discountCode: {
                                    issuedAt: {
                                        seconds: number;
                                    };
                                    usedAt: {
                                        seconds: number;
                                    } | null;
                                } | null;
                                isPaymentKnown: boolean;
                                payment: {
                                    status: string;
                                    receivedCents: number;
                                    card: {
                                        brand: string;
                                        last4: string;
                                    } | null;
                                    refunds: {
                                        id: string;
                                        cents: number;
                                        status: string;
                                        reason: string | null;
                                        createdAt: {
                                            seconds: number;
                                        };
                                    }[];
                                } | null;
                                events: {
                                    /** Format: uuid */
                                    id: string;
                                    at: {
                                        seconds: number;
                                    };
                                    action: string;
                                    actorName: string | null;
                                }[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/checkout-session/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the payment provider tells, signed by it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            received: boolean;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/property/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search active listings */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        type?: string;
                        subtype?: string;
                        province?: string;
                        city?: string;
                        /** @enum {string} */
                        listingType?: "sale" | "rent" | "both";
                        lowerPrice?: number;
                        upperPrice?: number;
                        keywords?: string[];
                        /** @enum {string} */
                        sort?: "featured" | "newest" | "price-asc" | "price-desc";
                        /** @default 1 */
                        page?: number;
                        /** @default 10 */
                        limit?: number;
                        lastDoc?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            response: {
                                properties: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    thumbnailUrl: string | null;
                                    city: string;
                                    /** @enum {string} */
                                    province: "Ontario" | "British Columbia" | "Alberta" | "Quebec" | "Manitoba" | "Saskatchewan" | "Nova Scotia" | "New Brunswick" | "Newfoundland and Labrador" | "Prince Edward Island" | "Northwest Territories" | "Yukon" | "Nunavut";
                                    /** @enum {string} */
                                    type: "Commercial" | "Office" | "Industrial" | "Land & Development" | "Investment Properties" | "Sale of Business" | "Farm & Agricultural" | "Merger & Acquisitions" | "Franchises & New Business Opportunities";
                                    subtype: string;
                                    subType: string;
                                    price: number;
                                    /** @enum {string} */
                                    listingType: "sale" | "rent" | "both";
                                    description: string;
                                    facts: {
                                        key: string;
                                        /** @enum {string} */
                                        group: "building" | "use" | "access" | "services" | "land" | "farm" | "business" | "financial";
                                        unit: ("cad" | "cad-per-month" | "cad-per-year" | "cad-per-sqft" | "sqft" | "acres" | "feet" | "percent" | "count" | "years" | "amps" | "tons" | "tonnes" | "bushels" | "kg-per-day" | "litres-per-year") | null;
                                        label: string;
                                        text: string;
                                    }[];
                                    boosts: {
                                        exposure: boolean;
                                        priority: boolean;
                                    };
                                }[];
                                totalPages: number;
                                totalResults: number;
                                page: number;
                                lastDoc: string | null;
                            };
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/property/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Featured listings for the home page */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        lat?: number;
                        lon?: number;
                        /** @default 10 */
                        limit?: number;
                        city?: string;
                        /**
                         * @default featured
                         * @enum {string}
                         */
                        sort?: "featured" | "newest";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            properties: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                thumbnailUrl: string | null;
                                city: string;
                                /** @enum {string} */
                                province: "Ontario" | "British Columbia" | "Alberta" | "Quebec" | "Manitoba" | "Saskatchewan" | "Nova Scotia" | "New Brunswick" | "Newfoundland and Labrador" | "Prince Edward Island" | "Northwest Territories" | "Yukon" | "Nunavut";
                                /** @enum {string} */
                                type: "Commercial" | "Office" | "Industrial" | "Land & Development" | "Investment Properties" | "Sale of Business" | "Farm & Agricultural" | "Merger & Acquisitions" | "Franchises & New Business Opportunities";
                                subtype: string;
                                subType: string;
                                price: number;
                                /** @enum {string} */
                                listingType: "sale" | "rent" | "both";
                                description: string;
                                facts: {
                                    key: string;
                                    /** @enum {string} */
                                    group: "building" | "use" | "access" | "services" | "land" | "farm" | "business" | "financial";
                                    unit: ("cad" | "cad-per-month" | "cad-per-year" | "cad-per-sqft" | "sqft" | "acres" | "feet" | "percent" | "count" | "years" | "amps" | "tons" | "tonnes" | "bushels" | "kg-per-day" | "litres-per-year") | null;
                                    label: string;
                                    text: string;
                                }[];
                                boosts: {
                                    exposure: boolean;
                                    priority: boolean;
                                };
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/agents/upload-profile/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the profile picture (multipart, file field profilePicture; members of Agent Pro) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            success: boolean;
                            url: string;
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/property/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Post a listing as a draft (multipart: the listing's fields, thumbnail, images, documents) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: {
                                /** Format: uuid */
                                propertyId: string;
                                discountToken: string | null;
                            };
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/property/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a listing (multipart: as for posting, all optional; keepImages: the photos that stay, in order) */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/v1/property/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a listing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        reason: "sold" | "leased" | "withdrawn";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/property/{id}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A link to a listing's document that works for five minutes */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            url: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/property/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who owns a listing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        uid: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            owner: {
                                /** Format: uuid */
                                uid: string;
                                firstName: string;
                                lastName: string;
                                profilePictureUrl: string | null;
                                brokerageName: string | null;
                                isAgent: boolean;
                                isMember: boolean;
                            };
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The members of Agent Pro, by name, without e-mails and phones */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    province?: string;
                    city?: string;
                    searchQuery?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            page: number;
                            totalPages: number;
                            totalResults: number;
                            agents: {
                                /** Format: uuid */
                                id: string;
                                firstName: string;
                                lastName: string;
                                profilePictureUrl: string | null;
                                brokerageName: string;
                                city: string;
                                province: string;
                                email: string | null;
                                phoneNumber: string | null;
                                /** @enum {string} */
                                isRealEstateMember: "true" | "false";
                                realEstateBoard: string | null;
                                isVerified: boolean;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/agents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An agent's profile */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            agent: {
                                /** Format: uuid */
                                id: string;
                                firstName: string;
                                lastName: string;
                                profilePictureUrl: string | null;
                                brokerageName: string;
                                city: string;
                                province: string;
                                email: string | null;
                                phoneNumber: string | null;
                                /** @enum {string} */
                                isRealEstateMember: "true" | "false";
                                realEstateBoard: string | null;
                                isVerified: boolean;
                                verification: {
                                    regulator: string;
                                    licenceNumber: string;
                                    checkedAt: {
                                        seconds: number;
                                    };
                                } | null;
                            };
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/agents/{id}/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An agent's active listings, newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            page: number;
                            totalPages: number;
                            totalResults: number;
                            properties: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                thumbnailUrl: string | null;
                                city: string;
                                /** @enum {string} */
                                province: "Ontario" | "British Columbia" | "Alberta" | "Quebec" | "Manitoba" | "Saskatchewan" | "Nova Scotia" | "New Brunswick" | "Newfoundland and Labrador" | "Prince Edward Island" | "Northwest Territories" | "Yukon" | "Nunavut";
                                /** @enum {string} */
                                type: "Commercial" | "Office" | "Industrial" | "Land & Development" | "Investment Properties" | "Sale of Business" | "Farm & Agricultural" | "Merger & Acquisitions" | "Franchises & New Business Opportunities";
                                subtype: string;
                                subType: string;
                                price: number;
                                /** @enum {string} */
                                listingType: "sale" | "rent" | "both";
                                description: string;
                                facts: {
                                    key: string;
                                    /** @enum {string} */
                                    group: "building" | "use" | "access" | "services" | "land" | "farm" | "business" | "financial";
                                    unit: ("cad" | "cad-per-month" | "cad-per-year" | "cad-per-sqft" | "sqft" | "acres" | "feet" | "percent" | "count" | "years" | "amps" | "tons" | "tonnes" | "bushels" | "kg-per-day" | "litres-per-year") | null;
                                    label: string;
                                    text: string;
                                }[];
                                boosts: {
                                    exposure: boolean;
                                    priority: boolean;
                                };
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/agents/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark an agent as verified */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        regulator: string;
                        licenceNumber: string;
                        /** Format: date */
                        checkedOn: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/agents/{id}/unverify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an agent's verification back */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/property/getProperty/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a listing */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            property: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                city: string;
                                /** @enum {string} */
                                province: "Ontario" | "British Columbia" | "Alberta" | "Quebec" | "Manitoba" | "Saskatchewan" | "Nova Scotia" | "New Brunswick" | "Newfoundland and Labrador" | "Prince Edward Island" | "Northwest Territories" | "Yukon" | "Nunavut";
                                /** @enum {string} */
                                type: "Commercial" | "Office" | "Industrial" | "Land & Development" | "Investment Properties" | "Sale of Business" | "Farm & Agricultural" | "Merger & Acquisitions" | "Franchises & New Business Opportunities";
                                subtype: string;
                                price: number;
                                description: string;
                                thumbnailUrl: string | null;
                                imageUrls: string[];
                                createdAt: {
                                    seconds: number;
                                };
                                /** Format: uuid */
                                listingOwner: string;
                                /** @enum {string} */
                                listingType: "sale" | "rent" | "both";
                                features: {
                                    includes?: string[];
                                } & {
                                    [key: string]: string | number;
                                };
                                keywords: string[];
                                boosts: {
                                    exposure: boolean;
                                    priority: boolean;
                                };
                                /** @enum {string} */
                                status: "draft" | "active" | "expired" | "closed" | "removed";
                                document: {
                                    name: string;
                                    bytes: number;
                                } | null;
                                views: number | null;
                            };
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/property/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account's own listings, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            properties: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                thumbnailUrl: string | null;
                                city: string;
                                /** @enum {string} */
                                province: "Ontario" | "British Columbia" | "Alberta" | "Quebec" | "Manitoba" | "Saskatchewan" | "Nova Scotia" | "New Brunswick" | "Newfoundland and Labrador" | "Prince Edward Island" | "Northwest Territories" | "Yukon" | "Nunavut";
                                /** @enum {string} */
                                type: "Commercial" | "Office" | "Industrial" | "Land & Development" | "Investment Properties" | "Sale of Business" | "Farm & Agricultural" | "Merger & Acquisitions" | "Franchises & New Business Opportunities";
                                subtype: string;
                                subType: string;
                                price: number;
                                /** @enum {string} */
                                listingType: "sale" | "rent" | "both";
                                description: string;
                                facts: {
                                    key: string;
                                    /** @enum {string} */
                                    group: "building" | "use" | "access" | "services" | "land" | "farm" | "business" | "financial";
                                    unit: ("cad" | "cad-per-month" | "cad-per-year" | "cad-per-sqft" | "sqft" | "acres" | "feet" | "percent" | "count" | "years" | "amps" | "tons" | "tonnes" | "bushels" | "kg-per-day" | "litres-per-year") | null;
                                    label: string;
                                    text: string;
                                }[];
                                boosts: {
                                    exposure: boolean;
                                    priority: boolean;
                                };
                                /** @enum {string} */
                                status: "draft" | "active" | "expired" | "closed" | "removed";
                                createdAt: {
                                    seconds: number;
                                };
                                hasShareKit: boolean;
                                inquiries: number;
                                expiresAt: {
                                    seconds: number;
                                } | null;
                                views: number;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/favourites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's favourite listings, the newest favourite first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            page: number;
                            totalPages: number;
                            totalResults: number;
                            properties: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                thumbnailUrl: string | null;
                                city: string;
                                /** @enum {string} */
                                province: "Ontario" | "British Columbia" | "Alberta" | "Quebec" | "Manitoba" | "Saskatchewan" | "Nova Scotia" | "New Brunswick" | "Newfoundland and Labrador" | "Prince Edward Island" | "Northwest Territories" | "Yukon" | "Nunavut";
                                /** @enum {string} */
                                type: "Commercial" | "Office" | "Industrial" | "Land & Development" | "Investment Properties" | "Sale of Business" | "Farm & Agricultural" | "Merger & Acquisitions" | "Franchises & New Business Opportunities";
                                subtype: string;
                                subType: string;
                                price: number;
                                /** @enum {string} */
                                listingType: "sale" | "rent" | "both";
                                description: string;
                                facts: {
                                    key: string;
                                    /** @enum {string} */
                                    group: "building" | "use" | "access" | "services" | "land" | "farm" | "business" | "financial";
                                    unit: ("cad" | "cad-per-month" | "cad-per-year" | "cad-per-sqft" | "sqft" | "acres" | "feet" | "percent" | "count" | "years" | "amps" | "tons" | "tonnes" | "bushels" | "kg-per-day" | "litres-per-year") | null;
                                    label: string;
                                    text: string;
                                }[];
                                boosts: {
                                    exposure: boolean;
                                    priority: boolean;
                                };
                            }[];
                            unavailable: number;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/favourites/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ids of all of one's favourites */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ids: string[];
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/favourites/{listingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save a listing to one's favourites */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    listingId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        /** Remove a listing from one's favourites */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    listingId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/favourites/unavailable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove the favourites that are no longer shown */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/views/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The listings one looked at last, as far as they are active */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            properties: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                thumbnailUrl: string | null;
                                city: string;
                                /** @enum {string} */
                                province: "Ontario" | "British Columbia" | "Alberta" | "Quebec" | "Manitoba" | "Saskatchewan" | "Nova Scotia" | "New Brunswick" | "Newfoundland and Labrador" | "Prince Edward Island" | "Northwest Territories" | "Yukon" | "Nunavut";
                                /** @enum {string} */
                                type: "Commercial" | "Office" | "Industrial" | "Land & Development" | "Investment Properties" | "Sale of Business" | "Farm & Agricultural" | "Merger & Acquisitions" | "Franchises & New Business Opportunities";
                                subtype: string;
                                subType: string;
                                price: number;
                                /** @enum {string} */
                                listingType: "sale" | "rent" | "both";
                                description: string;
                                facts: {
                                    key: string;
                                    /** @enum {string} */
                                    group: "building" | "use" | "access" | "services" | "land" | "farm" | "business" | "financial";
                                    unit: ("cad" | "cad-per-month" | "cad-per-year" | "cad-per-sqft" | "sqft" | "acres" | "feet" | "percent" | "count" | "years" | "amps" | "tons" | "tonnes" | "bushels" | "kg-per-day" | "litres-per-year") | null;
                                    label: string;
                                    text: string;
                                }[];
                                boosts: {
                                    exposure: boolean;
                                    priority: boolean;
                                };
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Forget what one looked at */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List listings of every status, the newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    searchQuery?: string;
                    status?: "draft" | "active" | "expired" | "closed" | "removed";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            page: number;
                            totalPages: number;
                            totalResults: number;
                            listings: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                /** @enum {string} */
                                status: "draft" | "active" | "expired" | "closed" | "removed";
                                subtype: string;
                                city: string;
                                province: string;
                                price: number;
                                /** @enum {string} */
                                listingType: "sale" | "rent" | "both";
                                createdAt: {
                                    seconds: number;
                                };
                                expiresAt: {
                                    seconds: number;
                                } | null;
                                owner: {
                                    /** Format: uuid */
                                    uid: string;
                                    firstName: string;
                                    lastName: string;
                                };
                                removedAt: {
                                    seconds: number;
                                } | null;
                                removedReason: string | null;
                                removedWithOwner: boolean;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/listings/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a listing down and tell its owner why */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/listings/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a removed listing back */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mail/sendInquiryMail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the owner of a listing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        owner: string;
                        senderEmail: string;
                        senderName: string;
                        /** @default  */
                        senderPhone?: string;
                        /** @default  */
                        message?: string;
                        listingName?: string;
                        listingLink: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                            /** Format: uuid */
                            inquiryId: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account's conversations, the latest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    box?: "received" | "sent";
                    archived?: "true" | "false";
                    listing?: "" | string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            page: number;
                            totalPages: number;
                            totalResults: number;
                            inquiries: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                box: "received" | "sent";
                                listing: {
                                    id: string | null;
                                    name: string;
                                };
                                with: {
                                    uid: string | null;
                                    name: string;
                                };
                                excerpt: string;
                                isLastMine: boolean;
                                isUnread: boolean;
                                isArchived: boolean;
                                lastAt: {
                                    seconds: number;
                                };
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inquiries/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** In how many conversations there is something to read */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            unread: {
                                received: number;
                                sent: number;
                            };
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inquiries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a conversation; from then on it is read */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            inquiry: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                box: "received" | "sent";
                                listing: {
                                    id: string | null;
                                    name: string;
                                };
                                with: {
                                    uid: string | null;
                                    name: string;
                                };
                                excerpt: string;
                                isLastMine: boolean;
                                isUnread: boolean;
                                isArchived: boolean;
                                lastAt: {
                                    seconds: number;
                                };
                                messages: {
                                    /** Format: uuid */
                                    id: string;
                                    isMine: boolean;
                                    text: string;
                                    createdAt: {
                                        seconds: number;
                                    };
                                }[];
                                senderPhone: string | null;
                                accountName: string | null;
                                noReply: string | null;
                                hasReported: boolean;
                            };
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inquiries/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write in a conversation */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inquiries/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a conversation aside, or back */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default true */
                        archived?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inquiries/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell the administrators about a conversation */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        reason: "spam" | "fraud" | "harassment" | "other";
                        /** @default  */
                        note?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List reported conversations */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    state?: "open" | "resolved";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            page: number;
                            totalPages: number;
                            totalResults: number;
                            reports: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                inquiryId: string;
                                listingName: string;
                                /** @enum {string} */
                                reason: "spam" | "fraud" | "harassment" | "other";
                                note: string;
                                reporter: {
                                    uid: string | null;
                                    name: string;
                                };
                                reported: {
                                    uid: string | null;
                                    name: string;
                                };
                                createdAt: {
                                    seconds: number;
                                };
                                outcome: ("dismissed" | "closed") | null;
                                resolvedAt: {
                                    seconds: number;
                                } | null;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a reported conversation */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            report: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                inquiryId: string;
                                listingName: string;
                                /** @enum {string} */
                                reason: "spam" | "fraud" | "harassment" | "other";
                                note: string;
                                reporter: {
                                    uid: string | null;
                                    name: string;
                                };
                                reported: {
                                    uid: string | null;
                                    name: string;
                                };
                                createdAt: {
                                    seconds: number;
                                };
                                outcome: ("dismissed" | "closed") | null;
                                resolvedAt: {
                                    seconds: number;
                                } | null;
                                messages: {
                                    /** Format: uuid */
                                    id: string;
                                    author: {
                                        uid: string | null;
                                        name: string;
                                    };
                                    text: string;
                                    createdAt: {
                                        seconds: number;
                                    };
                                }[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/reports/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Settle a report */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        outcome: "dismissed" | "closed";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/add-ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit a ticket, signed in or not */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        type: "bug" | "feature" | "account" | "payment" | "other";
                        subject: string;
                        description: string;
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                            ticketNumber: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tickets, newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    status?: "" | "open" | "triaged" | "answered" | "closed";
                    type?: "" | "bug" | "feature" | "account" | "payment" | "other";
                    searchQuery?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            page: number;
                            totalPages: number;
                            totalResults: number;
                            tickets: {
                                /** Format: uuid */
                                id: string;
                                number: string;
                                /** @enum {string} */
                                type: "bug" | "feature" | "account" | "payment" | "other";
                                subject: string;
                                /** @enum {string} */
                                status: "open" | "triaged" | "answered" | "closed";
                                priority: ("low" | "normal" | "high" | "urgent") | null;
                                createdAt: {
                                    seconds: number;
                                };
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A ticket with what was done with it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ticket: {
                                /** Format: uuid */
                                id: string;
                                number: string;
                                /** @enum {string} */
                                type: "bug" | "feature" | "account" | "payment" | "other";
                                subject: string;
                                /** @enum {string} */
                                status: "open" | "triaged" | "answered" | "closed";
                                priority: ("low" | "normal" | "high" | "urgent") | null;
                                createdAt: {
                                    seconds: number;
                                };
                                description: string;
                                email: string;
                                /** @enum {string} */
                                language: "en" | "fr";
                                account: {
                                    /** Format: uuid */
                                    uid: string;
                                    name: string;
                                } | null;
                                revision: number;
                                history: {
                                    /** Format: uuid */
                                    id: string;
                                    at: {
                                        seconds: number;
                                    };
                                    /** @enum {string} */
                                    event: "triage" | "answer" | "close" | "reopen";
                                    actorName: string | null;
                                    message: string | null;
                                    type: ("bug" | "feature" | "account" | "payment" | "other") | null;
                                    priority: ("low" | "normal" | "high" | "urgent") | null;
                                }[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/tickets/{id}/triage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a ticket its priority, and its right type */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        revision?: number;
                        /** @enum {string} */
                        priority: "low" | "normal" | "high" | "urgent";
                        /** @enum {string} */
                        type?: "bug" | "feature" | "account" | "payment" | "other";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ticket: {
                                /** Format: uuid */
                                id: string;
                                number: string;
                                /** @enum {string} */
                                type: "bug" | "feature" | "account" | "payment" | "other";
                                subject: string;
                                /** @enum {string} */
                                status: "open" | "triaged" | "answered" | "closed";
                                priority: ("low" | "normal" | "high" | "urgent") | null;
                                createdAt: {
                                    seconds: number;
                                };
                                description: string;
                                email: string;
                                /** @enum {string} */
                                language: "en" | "fr";
                                account: {
                                    /** Format: uuid */
                                    uid: string;
                                    name: string;
                                } | null;
                                revision: number;
                                history: {
                                    /** Format: uuid */
                                    id: string;
                                    at: {
                                        seconds: number;
                                    };
                                    /** @enum {string} */
                                    event: "triage" | "answer" | "close" | "reopen";
                                    actorName: string | null;
                                    message: string | null;
                                    type: ("bug" | "feature" | "account" | "payment" | "other") | null;
                                    priority: ("low" | "normal" | "high" | "urgent") | null;
                                }[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/tickets/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail an answer to whoever submitted the ticket */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        revision?: number;
                        message: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ticket: {
                                /** Format: uuid */
                                id: string;
                                number: string;
                                /** @enum {string} */
                                type: "bug" | "feature" | "account" | "payment" | "other";
                                subject: string;
                                /** @enum {string} */
                                status: "open" | "triaged" | "answered" | "closed";
                                priority: ("low" | "normal" | "high" | "urgent") | null;
                                createdAt: {
                                    seconds: number;
                                };
                                description: string;
                                email: string;
                                /** @enum {string} */
                                language: "en" | "fr";
                                account: {
                                    /** Format: uuid */
                                    uid: string;
                                    name: string;
                                } | null;
                                revision: number;
                                history: {
                                    /** Format: uuid */
                                    id: string;
                                    at: {
                                        seconds: number;
                                    };
                                    /** @enum {string} */
                                    event: "triage" | "answer" | "close" | "reopen";
                                    actorName: string | null;
                                    message: string | null;
                                    type: ("bug" | "feature" | "account" | "payment" | "other") | null;
                                    priority: ("low" | "normal" | "high" | "urgent") | null;
                                }[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/tickets/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a ticket */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        revision?: number;
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ticket: {
                                /** Format: uuid */
                                id: string;
                                number: string;
                                /** @enum {string} */
                                type: "bug" | "feature" | "account" | "payment" | "other";
                                subject: string;
                                /** @enum {string} */
                                status: "open" | "triaged" | "answered" | "closed";
                                priority: ("low" | "normal" | "high" | "urgent") | null;
                                createdAt: {
                                    seconds: number;
                                };
                                description: string;
                                email: string;
                                /** @enum {string} */
                                language: "en" | "fr";
                                account: {
                                    /** Format: uuid */
                                    uid: string;
                                    name: string;
                                } | null;
                                revision: number;
                                history: {
                                    /** Format: uuid */
                                    id: string;
                                    at: {
                                        seconds: number;
                                    };
                                    /** @enum {string} */
                                    event: "triage" | "answer" | "close" | "reopen";
                                    actorName: string | null;
                                    message: string | null;
                                    type: ("bug" | "feature" | "account" | "payment" | "other") | null;
                                    priority: ("low" | "normal" | "high" | "urgent") | null;
                                }[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/tickets/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a ticket again */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        revision?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ticket: {
                                /** Format: uuid */
                                id: string;
                                number: string;
                                /** @enum {string} */
                                type: "bug" | "feature" | "account" | "payment" | "other";
                                subject: string;
                                /** @enum {string} */
                                status: "open" | "triaged" | "answered" | "closed";
                                priority: ("low" | "normal" | "high" | "urgent") | null;
                                createdAt: {
                                    seconds: number;
                                };
                                description: string;
                                email: string;
                                /** @enum {string} */
                                language: "en" | "fr";
                                account: {
                                    /** Format: uuid */
                                    uid: string;
                                    name: string;
                                } | null;
                                revision: number;
                                history: {
                                    /** Format: uuid */
                                    id: string;
                                    at: {
                                        seconds: number;
                                    };
                                    /** @enum {string} */
                                    event: "triage" | "answer" | "close" | "reopen";
                                    actorName: string | null;
                                    message: string | null;
                                    type: ("bug" | "feature" | "account" | "payment" | "other") | null;
                                    priority: ("low" | "normal" | "high" | "urgent") | null;
                                }[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the messages that failed */
        get: {
            parameters: {
                query: {
                    page?: number;
                    limit?: number;
                    status: "failed";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            page: number;
                            totalPages: number;
                            totalResults: number;
                            messages: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                channel: "email" | "sms";
                                to: string;
                                /** @enum {string} */
                                language: "en" | "fr";
                                attempts: number;
                                lastError: string;
                                createdAt: {
                                    seconds: number;
                                };
                                failedAt: {
                                    seconds: number;
                                };
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/messages/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a failed message again */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what, newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    action?: string;
                    actor?: string;
                    subject?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            page: number;
                            totalPages: number;
                            totalResults: number;
                            audit: {
                                /** Format: uuid */
                                id: string;
                                at: {
                                    seconds: number;
                                };
                                actorId: string | null;
                                actorName: string | null;
                                action: string;
                                subjectKind: string | null;
                                subjectId: string | null;
                                details: {
                                    [key: string]: string | number | boolean | null;
                                };
                                address: string | null;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The figures of the administration */
        get: {
            parameters: {
                query?: {
                    days?: "30" | "90" | "365";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            figures: {
                                listings: {
                                    /** @enum {string} */
                                    status: "draft" | "active" | "expired" | "closed" | "removed";
                                    listings: number;
                                }[];
                                members: number;
                                inquiries: number;
                                signUps: {
                                    /** @enum {string} */
                                    unit: "day" | "week" | "month";
                                    total: number;
                                    points: {
                                        day: string;
                                        signUps: number;
                                    }[];
                                };
                                revenue: {
                                    /** @enum {string} */
                                    unit: "day" | "week" | "month";
                                    plansCents: number;
                                    membershipsCents: number;
                                    taxCents: number;
                                    points: {
                                        day: string;
                                        plansCents: number;
                                        membershipsCents: number;
                                        taxCents: number;
                                    }[];
                                };
                                searches: {
                                    /** @enum {string} */
                                    unit: "day" | "week" | "month";
                                    searches: number;
                                    misses: number;
                                    points: {
                                        day: string;
                                        searches: number;
                                        misses: number;
                                    }[];
                                    top: {
                                        filters: {
                                            type?: string;
                                            subtype?: string;
                                            province?: string;
                                            city?: string;
                                            /** @enum {string} */
                                            listingType?: "sale" | "rent" | "both";
                                            lowerPrice?: number;
                                            upperPrice?: number;
                                            keywords?: string[];
                                        };
                                        times: number;
                                    }[];
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/figures/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much waits for an administrator */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            waiting: {
                                messages: number;
                                orders: number;
                                tickets: number;
                                reports: number;
                            };
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process lives */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "ok";
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Database reachable, migrations applied */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "ok";
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
